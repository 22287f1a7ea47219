import type { PlaceSort } from '../../../../domain/civic/maps/map-place'
import { classNames } from '../../../frame/kit/styles/class-names'
import styles from './map-canvas.module.css'
import { signs } from './map-signs'

const svg = 'http://www.w3.org/2000/svg'

/** Draws the mark of a place of this sort. */
export function placeMark(sort: PlaceSort): Element {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 28 31')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.setAttribute('class', classNames(styles.place, styles[sort]))
  for (const [look, path] of Object.entries(signs[sort])) {
    const markPath = document.createElementNS(svg, 'path')
    markPath.setAttribute('d', path)
    markPath.setAttribute('class', styles[look] ?? '')
    drawing.append(markPath)
  }
  return drawing
}

/** The mark of a group, with its number of places. */
export function countMark(count: number, text: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = classNames(styles.count, count >= 100 && styles.many)
  mark.textContent = text
  return mark
}

/** The name of an area, placed in its middle. */
export function nameMark(name: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = styles.name ?? ''
  mark.textContent = name
  return mark
}

/** A pin, whose point is at the spot. */
export function spotMark(): HTMLElement {
  const mark = document.createElement('span')
  mark.className = styles.spot ?? ''
  return mark
}

export function selfMark(): HTMLElement {
  const mark = document.createElement('span')
  mark.className = styles.self ?? ''
  return mark
}
