# What each action does, and what it costs later, before one is chosen.

client-action-build = Fabriken bauen, die du nicht hast, und andere ausbauen, ohne Geld.
    .effect = neue Fabriken
    .later = Ein Bau senkt alle Nachfragemarker und kann den Lohn erhöhen; wer produziert, zahlt die Fixkosten der Fabrik.
client-action-employ = Arbeiterkarten an deine Fabriken legen: sie stellen mehr Waren her.
    .effect = mehr Waren
    .later = Jeder Arbeiter erhält £{ $wage } bei jeder Produktion, und Arbeiterkarten gehen nie wieder.
client-action-automate = Maschinen auf Arbeiterkarten legen, so viele deine Maschinenentwicklung erlaubt.
    .effect = weniger Lohn
    .later = Eine Maschine kostet weniger als die Arbeiter, an deren Stelle sie steht.
client-action-quality = Qualitätskarten an deine Fabriken legen: Kaufreiz, der bleibt.
    .effect = Reiz, bleibt
    .later = Weiter ist nichts zu zahlen; der Kaufreizmarker rückt, wenn du Preis und Kaufreiz festlegst.
client-action-distribution = Vertrieb an deine Fabriken legen: Kaufreiz für die nächsten Verkäufe.
    .effect = Reiz auf Zeit
    .later = Er sinkt um eins, sooft die Fabrik produziert hat.
client-action-exchange = Aktien kaufen, Kredite nehmen und die Schiffe bereit machen.
    .effect = Aktien, Schiffe
    .later = Aktien werden nie verkauft, und jeder Kredit kostet am Ende eine Aktie.
client-action-production = Fabriken noch einmal produzieren lassen, für die Lager.
    .effect = füllt die Lager
    .later = Die Kosten sind sofort zu zahlen; was keinen Platz hat, ist verloren.
client-action-shipping = Lagerwaren aller Art zusammen verschiffen.
    .effect = verschiffen
    .later = Jedes Schiff, das fährt, fehlt, bis die Börse es wieder bereit macht.
