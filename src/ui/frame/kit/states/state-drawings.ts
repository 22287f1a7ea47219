import type { StateDrawings } from './state-picture'

/**
 * The drawings of the states: 168 by 112 units, on the ground at 100, before a disc around (84, 54). Each has three
 * paths: what is as white as paper, what has the colour of the state, and the lines over both.
 */
export const stateDrawings: StateDrawings = {
  // It shows a bench with a bird on it.
  nothing: [
    'M44 78h64v7H44zM46 62h60v8H46zM128 40a17 17 0 1 1 0 34 17 17 0 1 1 0-34z',
    'M66 60q-1-12 10-12 7 0 9 6l6 2-6 1q-2 5-8 5h-15z',
    'M20 100h128M50 85l-5 15M102 85l5 15M52 56v22M100 56v22M128 66v34M128 80l7-7M79 53h.01',
  ],
  comments: [
    'M38 24h56a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H60L48 77V66H38a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z',
    'M92 54h36a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v11l-13-11H92a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z',
    'M44 38h42M44 50h26',
  ],
  // It shows a bookmark with a star.
  favourites: [
    'M54 18h60a6 6 0 0 1 6 6v78L84 82l-36 20V24a6 6 0 0 1 6-6z',
    'M84 31l5.6 11.4 12.4 1.8-9 8.8 2.2 12.4L84 59.6l-11.2 5.8L75 53l-9-8.8 12.4-1.8z',
    'M136 28v8M132 32h8M30 58v8M26 62h8M138 70h.01M34 34h.01',
  ],
  // It shows a clock, and an arrow that turns back.
  history: [
    'M88 26a31 31 0 1 1 0 62 31 31 0 1 1 0-62z',
    'M88 57V35a22 22 0 0 1 19 33z',
    'M88 35v22l16 10M88 30v1M88 83v1M62 57h1M113 57h1M51 46a38 38 0 0 0-1 20M41 50l10-6 5 10M20 100h128',
  ],
  // It shows a purse, and a coin over it.
  earnings: [
    'M42 50h84a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8z',
    'M84 12a15 15 0 1 1 0 30 15 15 0 1 1 0-30zM112 70a5 5 0 1 1 0 10 5 5 0 1 1 0-10z',
    'M134 65h-22a10 10 0 0 0 0 20h22M34 62h64M79 20l5 6 5-6M84 26v9M79 29h10',
  ],
  // It shows a page under a magnifying glass.
  search: [
    'M46 16h48l18 18v62H46zM106 48a20 20 0 1 1 0 40 20 20 0 1 1 0-40z',
    'M119 85l6-6 16 16-6 6zM56 30h26v7H56z',
    'M94 16v18h18M56 50h24M56 61h22M56 72h26M100 63a6 6 0 1 1 8 5.6q-2 1-2 4M106 79h.01',
  ],
  messages: [
    'M38 38h92v60H38z',
    'M38 38l46 34 46-34z',
    'M38 98l33-36M130 98L97 62M26 52h-8M28 68H14M142 52h8M140 68h14',
  ],
  // It shows an empty picture frame that hangs askew.
  gone: [
    'M50 36l60-8 8 60-60 8z',
    'M58 43l46-6 5 44-46 6z',
    'M84 12L62 34M84 12l16 17M84 12h.01M72 53l20 18M91 51L73 73M20 104h128',
  ],
  // It shows a barrier in front of road works.
  busy: [
    'M32 46h104v20H32zM84 30a8 8 0 1 1 0 16 8 8 0 1 1 0-16z',
    'M40 66l13-20h16L56 66zM74 66l13-20h16L90 66zM108 66l13-20h15v1l-12 19z',
    'M48 66v34M120 66v34M38 100h20M110 100h20M48 82h72M70 28l-4-5M98 28l4-5M84 24v-7',
  ],
  // It shows a cloud, and a plug that is pulled out.
  offline: [
    'M56 70a17 17 0 0 1 2-34 27 27 0 0 1 51-4 19 19 0 0 1 5 38z',
    'M62 84h12v18H62zM96 84h12v18H96z',
    'M16 93h46M74 89h7M74 97h7M108 93h44M86 89l3-3M86 97l3 3M73 48h.01M95 48h.01M78 58q6-4 12 0',
  ],
  // It shows the pass that somebody needs to come in.
  pass: [
    'M40 32h88a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6z',
    'M64 46a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM46 88a18 16 0 0 1 36 0z',
    'M92 54h30M92 66h30M92 78h18M74 32v-8h20v8M78 24L68 8M90 24l10-16',
  ],
  // It shows a closed lock.
  locked: [
    'M56 48h56a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6z',
    'M84 62a8 8 0 0 1 4.5 14.6V88h-9V76.6A8 8 0 0 1 84 62z',
    'M64 48V34a20 20 0 0 1 40 0v14M20 100h30M118 100h30',
  ],
  // It shows a seal with its ribbons.
  done: [
    'M66 70l-8 34 14-7 10 10 2-27zM102 70l8 34-14-7-10 10-2-27zM84 24a28 28 0 1 1 0 56 28 28 0 1 1 0-56z',
    'M84 28a24 24 0 1 1 0 48 24 24 0 1 1 0-48zM70.5 54l4.5-4 6.5 6.5 13-14 4.5 4L81.5 65z',
    'M42 30l6 4M126 30l-6 4M32 56h8M128 56h8M44 82l5-4M124 82l-5-4',
  ],
  // It shows a form, and a clock beside it.
  waiting: [
    'M107 54V21a5 5 0 0 0-5-5H46a5 5 0 0 0-5 5v74a5 5 0 0 0 5 5h56M112 54a22 22 0 1 1 0 44 22 22 0 1 1 0-44z',
    'M52 28h24v8H52zM112 76V60a16 16 0 0 1 14 24z',
    'M52 48h42M52 60h30M52 72h26M52 84h30M112 60v16l11 7',
  ],
}
