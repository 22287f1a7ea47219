// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TimeSlider } from '../../../../src/ui/frame/kit/pickers/time-slider'
import { renderKit } from './render-kit'

function draw(given: {
  readonly start?: number
  readonly end: number
  readonly time: number
  readonly buffered?: number
}) {
  const asked: string[] = []
  renderKit(
    <TimeSlider
      label="Progress"
      spoken="1 minute"
      {...given}
      onScrub={(time) => asked.push(`scrub ${time}`)}
      onEnd={() => asked.push('end')}
      onSeek={(time) => asked.push(`seek ${time}`)}
    />,
  )
  return { asked, slider: screen.getByRole('slider', { name: 'Progress' }) as HTMLInputElement }
}
const press = (slider: Element, ...keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(slider, { key }))

describe('The slider of time', () => {
  it('goes by five seconds with the arrows, by thirty with page up and down, and to both ends', () => {
    const { asked, slider } = draw({ end: 300, time: 60 })
    press(slider, 'ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End')
    expect(asked).toEqual(['seek 65', 'seek 55', 'seek 90', 'seek 30', 'seek 0', 'seek 300'])
  })

  it('leads nowhere beyond what there is, also where what is live begins late', () => {
    const { asked, slider } = draw({ start: 40, end: 100, time: 97 })
    press(slider, 'ArrowRight', 'Home')
    expect(asked).toEqual(['seek 100', 'seek 40'])
  })

  it('follows a finger, and says when it has let go', () => {
    const { asked, slider } = draw({ end: 300, time: 60 })
    fireEvent.change(slider, { target: { value: '120' } })
    fireEvent.pointerUp(slider)
    expect(asked).toEqual(['scrub 120', 'end'])
  })

  it('shows how much was played, and how much is there', () => {
    const { slider } = draw({ start: 100, end: 300, time: 150, buffered: 200 })
    expect([slider.style.getPropertyValue('--played'), slider.style.getPropertyValue('--buffered')]).toEqual([
      '25%',
      '50%',
    ])
  })

  it('cannot be moved while the length is not known', () => {
    const { slider } = draw({ end: 0, time: 12 })
    expect([slider.disabled, slider.value, slider.style.getPropertyValue('--played')]).toEqual([true, '0', '0%'])
  })
})
