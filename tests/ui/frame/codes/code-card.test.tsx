// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { RenewedCodes } from '../../../../src/application/frame/codes/renewed-code'
import { ScreenWake } from '../../../../src/application/frame/codes/screen-wake'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import type { ShortLivedCode } from '../../../../src/domain/frame/codes/short-lived-code'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { decodeFrame, type Frame } from '../../../../src/infrastructure/frame/codes/decode-frame'
import { CodeCard } from '../../../../src/ui/frame/codes/code-card.part'
import { QrCode } from '../../../../src/ui/frame/codes/qr-code.part'
import { RenewedCodeCard } from '../../../../src/ui/frame/codes/renewed-code-card.part'
import { openTab, renderWith } from '../../../support/member-host'

const user = userEvent.setup()

function withScreen() {
  const tab = openTab()
  const wake = { on: 0 }
  tab.container.bind(ScreenWake).toConstantValue({
    keepAwake: () => {
      wake.on += 1
      return () => void (wake.on -= 1)
    },
  })
  return { ...tab, wake }
}

/** Draws the rectangles of the path, as a browser does. */
function pixelsOf(svg: SVGElement): Frame {
  const scale = 4
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let dy = 0; dy < scale; dy += 1) {
      const from = ((Number(y) * scale + dy) * width + Number(x) * scale) * 4
      data.fill(0, from, from + Number(run) * scale * 4)
    }
  return { width, height: width, data }
}

describe('a shown code', () => {
  it.each(['https://city.example/posts/1?from_user_id=7', '城市会客厅', 'x'.repeat(300)])(
    'is read by a scanner: %s',
    (text) => {
      render(<QrCode text={text} label="Code" />)
      expect(decodeFrame(pixelsOf(screen.getByRole('img', { name: 'Code' }) as unknown as SVGElement))).toBe(text)
    },
  )

  it('keeps the screen on while it is shown', async () => {
    const tab = withScreen()
    const { unmount } = renderWith(tab, <CodeCard text="a" label="Code" />)
    await act(async () => undefined)
    expect(tab.wake.on).toBe(1)
    unmount()
    expect(tab.wake.on).toBe(0)
  })

  it('can be copied, for those who cannot scan it', async () => {
    let copied = 0
    renderWith(withScreen(), <CodeCard text="https://city.example/" label="Code" onCopy={() => (copied += 1)} />)
    expect(screen.getByText('https://city.example/')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(copied).toBe(1)
  })
})

describe('a code that renews itself', () => {
  async function shown(elder = false) {
    const tab = withScreen()
    tab.container.get(PreferencesStore).change({ elder })
    let answer: (outcome: Outcome<ShortLivedCode>) => void = () => undefined
    const code = tab.container.get(RenewedCodes).make(() => new Promise((resolve) => (answer = resolve)))
    renderWith(tab, <RenewedCodeCard code={code} label="My code" />)
    return {
      ...tab,
      give: (outcome: Outcome<ShortLivedCode>) => act(async () => answer(outcome)),
      pass: (seconds: number) => act(async () => tab.clock.pass(seconds * 1000)),
    }
  }
  const code = success({ text: 'one', validFor: 60_000 })
  const offline = failure(failureOf('offline'))

  it('is awaited, then shown with the seconds that are left', async () => {
    const { give, pass } = await shown()
    expect(screen.getByRole('status', { name: 'Getting the code' })).toBeTruthy()
    await give(code)
    await pass(10)
    expect(screen.getByRole('img', { name: 'My code' })).toBeTruthy()
    expect(screen.getByText('Refreshes in 50 s')).toBeTruthy()
  })

  it('puts nobody under pressure in elder mode', async () => {
    const { give } = await shown(true)
    await give(code)
    expect(screen.queryByText(/Refreshes in/)).toBeNull()
    expect(screen.getByText('The code refreshes automatically')).toBeTruthy()
  })

  it('is usable until it expires when the next one does not come; then it is gone, and the cause is named', async () => {
    const { give, pass } = await shown()
    await give(code)
    await pass(56)
    await give(offline)
    expect(screen.getByRole('img', { name: 'My code' })).toBeTruthy()
    expect(screen.getByText(/Couldn’t refresh the code/)).toBeTruthy()
    await pass(5)
    await give(offline)
    expect(screen.queryByRole('img', { name: 'My code' })).toBeNull()
    expect(screen.getByText('The code can’t be shown right now')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /again/ }))
    await give(code)
    expect(screen.getByRole('img', { name: 'My code' })).toBeTruthy()
  })
})
