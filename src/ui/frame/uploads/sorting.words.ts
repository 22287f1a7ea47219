import { words } from '../words/words'

/** Words for sorting pictures. They are loaded together with the code that sorts. */
export const sortingWords = words({
  'zh-CN': {
    placeOf: (place: number, of: number) => `${place}/${of}`,
    movePicture: (name: string, place: number, of: number) => `移动${name}，第${place}张，共${of}张`,
    howToMove: '按空格键拿起，用方向键移动，再按空格键放下，按Esc键放回原处；也可以点击后用按钮移动。',
    lifted: (name: string, place: number, of: number) => `已拿起${name}，第${place}张，共${of}张`,
    movedOver: (name: string, place: number, of: number) => `${name}移到第${place}张，共${of}张`,
    dropped: (name: string, place: number, of: number) => `已放下${name}，第${place}张，共${of}张`,
    earlier: '前移',
    later: '后移',
  },
  en: {
    placeOf: (place: number, of: number) => `${place}/${of}`,
    movePicture: (name: string, place: number, of: number) => `Move ${name}, ${place} of ${of}`,
    howToMove:
      'Press space to pick it up, move it with the arrow keys, press space to put it down, or escape to put it back. Or press it and use the buttons.',
    lifted: (name: string, place: number, of: number) => `Picked up ${name}, ${place} of ${of}`,
    movedOver: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
    dropped: (name: string, place: number, of: number) => `Put down ${name}, ${place} of ${of}`,
    earlier: 'Earlier',
    later: 'Later',
  },
})
