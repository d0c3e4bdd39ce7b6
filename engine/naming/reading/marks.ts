/** What an answer is about, place by place: the company, its competitors and others. */

/** Something in the text that facts may be about. */
export interface Mark {
  at: number
  end: number
  who: 'own' | 'competitor' | 'other'
  /** The competitor's place in the list. */
  index: number
  /** Beside the subject of the sentence: 'anders dan De Linde', 'naast De Linde'. */
  aside: boolean
  /** To here the words are about this one, for it is set against the subject: 'niet te verwarren met De Linde (Assen), een drukkerij'. */
  until: number
  /** Which company of the name it is: see same-name.ts. */
  group: number
  /** The company's name is part of it: 'Studio Noord Architecten'. */
  isLonger: boolean
  /** 'De ene', 'the one in': one of the companies of the name, without the name. */
  isPronoun: boolean
  /** 'Een slagerij met die naam': behind it the name in itself is that of another again. */
  isNamesake: boolean
  /** 'Van Beek' for Stukadoorsbedrijf Van Beek, behind the name in full. */
  isShort: boolean
  /** The same, in an answer without the name in full. */
  isLoose: boolean
  /** The same, where others are called so as well: only what no other company has shows that it is this one. */
  isShared: boolean
  /** Behind a word of the company's trade: 'kapsalon Krul'; or with one in it: 'Tolsma Verhuizingen' for Tolsma Verhuizingen & Opslag. */
  isTraded: boolean
}

const PLAIN: Mark = {
  ...{ at: -1, end: -1, who: 'other', index: -1, aside: false, until: -1, group: -1 },
  ...{
    isLonger: false,
    isPronoun: false,
    isNamesake: false,
    isShort: false,
    isLoose: false,
    isShared: false,
    isTraded: false,
  },
}

/** With all its fields, in one order: V8 reads objects of one shape in less time. */
export const newMark = (at: number, end: number, who: Mark['who'], more?: Partial<Mark>): Mark => ({
  ...PLAIN,
  at,
  end,
  who,
  ...more,
})
