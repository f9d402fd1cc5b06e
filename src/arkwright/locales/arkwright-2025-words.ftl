# The sections of the 2025 rulebook, in every language.

section-II-1 = 5.2.I
section-II-2-1 = 5.2.II.1
section-II-2-2 = 5.2.II.2
section-II-2-3 = 5.2.II.3
section-II-2-4 = 5.2.II.4
section-II-2-5 = 5.2.II.5
section-II-2-6 = 5.2.II.6
section-II-2-7 = 5.2.II.7
section-II-2-8 = 5.2.II.8
section-II-3-1 = 5.2.III.1
section-II-3-2 = 5.2.III.2
section-II-3-2-1 = 5.2.III.2.1
section-II-3-2-3 = 5.2.III.2.3
section-III-1 = 5.3.I
section-III-4 = 5.3.IV
section-III-5 = 5.3.V
section-IV = 5.4
section-6-II = 6.1
section-6-III = 6.2
