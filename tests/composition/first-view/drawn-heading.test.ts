import { expect, it } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { drawnHeading } from '../../../src/composition/first-view/drawn-heading'

it('is the text of the first heading, as people read it', () => {
  const text = `Tea & <b>"cake"</b>, Wren's`
  const first = createElement('h1', { className: 'x' }, text, createElement('span', null, '!'))
  expect(drawnHeading(renderToString(createElement('main', null, first, createElement('h1', null, 'Second'))))).toBe(
    `${text}!`,
  )
})

it('is empty where there is none', () => {
  expect(drawnHeading('<main><h2>Part</h2></main>')).toBe('')
})
