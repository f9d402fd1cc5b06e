/** One soft knock on wood, made here: a low tone that falls and fades, and the tap before it. */
let context: AudioContext | null = null;

/** Milliseconds that a browser has to let us be heard; a knock that comes later means nothing. */
const HEARD_WITHIN = 300;
const TONES: { type: OscillatorType; from: number; to: number; loud: number; seconds: number }[] = [
  { type: "sine", from: 210, to: 125, loud: 0.3, seconds: 0.16 },
  { type: "triangle", from: 520, to: 310, loud: 0.07, seconds: 0.05 },
];
const RISES = 0.004;
const SILENCE = 0.0001;

export async function knock(): Promise<void> {
  // Until the page was touched, a browser lets nothing be heard, and complains.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const late = new Promise((resolve) => setTimeout(resolve, HEARD_WITHIN));
  await Promise.race([context.resume(), late]);
  if (context.state !== "running") return;
  const now = context.currentTime;
  for (const { type, from, to, loud, seconds } of TONES) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = type;
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
    volume.gain.setValueAtTime(SILENCE, now);
    volume.gain.exponentialRampToValueAtTime(loud, now + RISES);
    volume.gain.exponentialRampToValueAtTime(SILENCE, now + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
