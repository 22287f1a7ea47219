// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from '../../../../src/ui/frame/kit/pictures/avatar'
import { ChannelTile } from '../../../../src/ui/frame/kit/cards/tiles'
import { MemoryRouter } from 'react-router-dom'

const isWhole = (root: Element) => /contain/.test(root.querySelector('img')?.parentElement?.className ?? '')

describe('a logo', () => {
  it('is shown whole on the tile of a channel, a portrait fills its circle', () => {
    const tile = render(
      <MemoryRouter>
        <ChannelTile href="/radios/news" title="News" cover="/media/logo.webp" />
      </MemoryRouter>,
    )
    expect(isWhole(tile.container)).toBe(true)
    expect(isWhole(render(<Avatar src="/media/logo.webp" name="Riverbend" square />).container)).toBe(true)
    expect(isWhole(render(<Avatar src="/media/face.webp" name="Su Wan" />).container)).toBe(false)
  })

  it('makes room for the wide still of a channel that shows pictures', () => {
    const { container } = render(
      <MemoryRouter>
        <ChannelTile href="/tv?channel=one" title="One" cover="/media/still.webp" still />
      </MemoryRouter>,
    )
    expect(isWhole(container)).toBe(false)
    expect(container.querySelector('img')?.parentElement?.className).toMatch(/ratio16x9/)
  })

  it('of a team is a photograph, which fills its square', () => {
    expect(isWhole(render(<Avatar src="/media/crew.webp" name="Night Walk" square photo />).container)).toBe(false)
  })
})
