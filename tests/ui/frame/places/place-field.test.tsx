// @vitest-environment jsdom
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { PositionSource, type PositionProblem } from '../../../../src/application/frame/places/position'
import { failure, success, type Result } from '../../../../src/domain/frame/shared/result'
import type { NamedPlace } from '../../../../src/domain/frame/places/named-place'
import { PlaceField } from '../../../../src/ui/frame/places/place-field.part'
import { openTab, renderWith } from '../../../support/member-host'

const user = userEvent.setup()
const here: GeoPoint = { latitude: 28.2, longitude: 112.97 }

function draw() {
  const tab = openTab()
  let answer: (found: Result<GeoPoint, PositionProblem>) => void = () => undefined
  tab.container.bind(PositionSource).toConstantValue({ find: () => new Promise((resolve) => (answer = resolve)) })
  const seen: { place: NamedPlace } = { place: { name: '', latitude: null, longitude: null } }
  function Host() {
    const [place, setPlace] = useState(seen.place)
    seen.place = place
    return (
      <PlaceField
        id="place"
        name="place"
        label="Place"
        error={null}
        letters={60}
        value={place}
        onChange={(part) => setPlace((current) => ({ ...current, ...part }))}
      />
    )
  }
  renderWith(tab, <Host />)
  return { seen, answer: (found: Result<GeoPoint, PositionProblem>) => act(async () => answer(found)) }
}
const locate = () => user.click(screen.getByRole('button', { name: 'Use my location' }))

describe('a place', () => {
  it('takes the position when its writer gives it, and keeps what was typed meanwhile', async () => {
    const { seen, answer } = draw()
    await locate()
    await user.type(screen.getByLabelText('Place'), 'Lotus Lane')
    await answer(success(here))
    expect(seen.place).toEqual({ name: 'Lotus Lane', ...here })
    await user.click(screen.getByRole('button', { name: 'Remove location' }))
    expect(seen.place).toEqual({ name: 'Lotus Lane', latitude: null, longitude: null })
  })

  it('is not filled in with the home of the browser’s user', () => {
    draw()
    expect(screen.getByLabelText('Place').getAttribute('autocomplete')).toBe('off')
  })

  it.each([
    ['denied', /access is off/],
    ['not-found', /couldn’t be found/],
    ['timeout', /took too long/],
  ] as const)('says why there is no position: %s', async (problem, words) => {
    const { answer } = draw()
    await locate()
    await answer(failure(problem))
    expect(screen.getByRole('status').textContent).toMatch(words)
  })
})
