# The sections of the rulebook of 2014 and 2016, in every language; those that have another number in
# another book.

section-II-1 = II.1
section-II-2-1 = II.2.1
section-II-2-2 = II.2.2
section-II-2-3 = II.2.3
section-II-2-4 = II.2.4
section-II-2-5 = II.2.5
section-II-2-6 = II.2.6
section-II-2-7 = II.2.7
section-II-2-8 = II.2.8
section-II-3-1 = II.3.1
section-II-3-2 = II.3.2
section-II-3-2-1 = II.3.2.1
section-II-3-2-3 = II.3.2.3
section-III-1 = III.1
section-III-4 = III.4
section-III-5 = III.5
section-IV = IV
section-6-II = 6.II
section-6-III = 6.III
