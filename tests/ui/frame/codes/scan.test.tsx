// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  CodeCamera,
  type CameraListener,
  type CameraProblem,
} from '../../../../src/application/frame/codes/code-camera'
import { CodePictureReader, type PictureProblem } from '../../../../src/application/frame/codes/code-picture-reader'
import { ShareSource } from '../../../../src/application/frame/session/visit/share-source'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { failure, success, type Result } from '../../../../src/domain/frame/shared/result'
import { ScanScreen } from '../../../../src/ui/frame/codes/scan.screen'
import { ScanViewModel } from '../../../../src/ui/frame/codes/scan.view-model'
import { openTab, renderWith } from '../../../support/member-host'

const user = userEvent.setup()

function scanning({
  problem = null,
  read = failure('no-code'),
  torch = false,
  appAnswers,
}: {
  readonly problem?: CameraProblem | null
  readonly read?: Result<string, PictureProblem>
  readonly torch?: boolean
  readonly appAnswers?: string | null
} = {}) {
  const tab = openTab()
  tab.navigator.path = '/scan'
  const camera = { problem, running: 0, started: 0, listener: null as CameraListener | null, isLit: false }
  const copied: string[] = []
  if (appAnswers !== undefined) tab.bridge.have({ scan: () => appAnswers ?? 'refused' })
  tab.container.bind(CodeCamera).toConstantValue({
    start: async (_, listener) => {
      camera.started += 1
      if (camera.problem !== null) return failure(camera.problem)
      camera.running += 1
      camera.listener = listener
      return success({
        hasTorch: torch,
        setTorch: async (on) => (camera.isLit = on),
        stop: () => void (camera.running -= 1),
      })
    },
  })
  tab.container.bind(CodePictureReader).toConstantValue({ read: async () => read })
  tab.container
    .bind(ShareOutlet)
    .toConstantValue({
      origin: () => 'https://city.example',
      canShare: () => false,
      share: async () => 'failed',
      copy: async (text) => copied.push(text) > 0,
    })
  const viewModel = tab.container.get(ScanViewModel)
  renderWith(tab, <ScanScreen viewModel={viewModel} />)
  let end: () => void = () => undefined
  const show = () =>
    act(async () => {
      end = viewModel.show()
    })
  const see = (text: string) => act(async () => camera.listener?.onCode(text))
  const leave = () => act(async () => end())
  return { ...tab, camera, copied, show, see, leave }
}

const type = async (text: string) => {
  await user.click(screen.getByRole('button', { name: 'Enter by hand' }))
  await user.type(screen.getByLabelText('Link or text next to the code'), `${text}{Enter}`)
}

describe('scanning', () => {
  it('opens a screen of this site in place of the scanner, remembers who shared it, and never takes a session', async () => {
    const { navigator, camera, session, container, show, see } = scanning()
    await show()
    await see('https://city.example/posts/1?from_user_id=7&app_token=stolen&part=2')
    expect(navigator.went).toEqual(['replace /posts/1?part=2'])
    expect(session.isMember).toBe(false)
    expect(camera.running).toBe(0)
    expect(container.get(ShareSource).read()).toEqual({ fromUserId: '7' })
  })

  it('shows the host of another site, and opens it only on request; then it goes on', async () => {
    const { navigator, camera, show, see } = scanning()
    await show()
    await see('https://other.example/offer')
    await see('https://other.example/offer')
    expect(screen.getByText('other.example')).toBeTruthy()
    expect([camera.running, navigator.left]).toEqual([0, []])
    await user.click(screen.getByRole('button', { name: 'Open the website' }))
    expect(navigator.left).toEqual(['https://other.example/offer'])
    expect(camera.running).toBe(1)
  })

  it('shows any other text, which can be copied', async () => {
    const { copied, camera, told, show, see } = scanning()
    await show()
    await see('A table for two')
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect([copied, told(), camera.running]).toEqual([['A table for two'], ['copied'], 1])
  })

  it.each([
    ['denied', /access is off/, /browser or phone settings/],
    ['not-found', /No camera/, /Choose a picture/],
    ['in-use', /Another app/, /Close the app/],
    ['unsupported', /support the camera/, /Choose a picture/],
  ] as const)('says why there is no camera, and what to do: %s', async (problem, title, help) => {
    const { show } = scanning({ problem })
    await show()
    expect(screen.getByRole('alert').textContent).toMatch(title)
    expect(screen.getByRole('alert').textContent).toMatch(help)
    expect(screen.queryAllByRole('button', { name: 'Try again' }).length).toBe(problem === 'unsupported' ? 0 : 1)
  })

  it('tries the camera again by hand, and when the visitor comes back from the settings', async () => {
    const { camera, page, show } = scanning({ problem: 'denied' })
    await show()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect([camera.started, camera.running]).toEqual([2, 0])
    camera.problem = null
    await act(async () => page.tell({ type: 'visibility', hidden: true }))
    await act(async () => page.tell({ type: 'visibility', hidden: false }))
    expect(camera.running).toBe(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stops the camera while the page is hidden, while something is typed, and when the screen is left', async () => {
    const { camera, page, show, leave } = scanning()
    await show()
    await act(async () => page.tell({ type: 'visibility', hidden: true }))
    expect(camera.running).toBe(0)
    await act(async () => page.tell({ type: 'visibility', hidden: false }))
    expect(camera.running).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Enter by hand' }))
    expect(camera.running).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(camera.running).toBe(1)
    await leave()
    expect(camera.running).toBe(0)
  })

  it('says that the camera was taken away', async () => {
    const { camera, show } = scanning()
    await show()
    await act(async () => camera.listener?.onLost())
    expect(screen.getByRole('alert').textContent).toMatch(/Another app/)
  })

  it('has a torch where the camera has one', async () => {
    const { camera, show } = scanning({ torch: true })
    await show()
    await user.click(screen.getByRole('button', { name: 'Torch' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Torch', pressed: true })).toBeTruthy())
    expect(camera.isLit).toBe(true)
  })

  it('reads a typed address, without a scheme too', async () => {
    const { navigator, show } = scanning()
    await show()
    await type('city.example/posts/1')
    expect(navigator.went).toEqual(['replace /posts/1'])
  })

  it.each([
    ['no-code', /No QR code/],
    ['unreadable', /HEIC/],
  ] as const)('says why a picture gave nothing: %s', async (reason, words) => {
    const { show } = scanning({ read: failure(reason) })
    await show()
    await user.upload(
      screen.getByLabelText('Choose a picture', { selector: 'input' }),
      new File(['x'], 'x.png', { type: 'image/png' }),
    )
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('reads a picture', async () => {
    const { navigator, show } = scanning({ read: success('/posts/1') })
    await show()
    await user.upload(
      screen.getByLabelText('Choose a picture', { selector: 'input' }),
      new File(['x'], 'x.png', { type: 'image/png' }),
    )
    expect(navigator.went).toEqual(['replace /posts/1'])
  })

  it('starts with the scanner of the app where there is one', async () => {
    const found = scanning({ appAnswers: 'https://other.example/' })
    await found.show()
    expect(screen.getByText('other.example')).toBeTruthy()
    expect(found.camera.started).toBe(0)
  })

  it('goes on with the camera when the scanner of the app was closed', async () => {
    const closed = scanning({ appAnswers: null })
    await closed.show()
    expect(closed.camera.running).toBe(1)
    expect(screen.getByRole('button', { name: 'Scan with the app' })).toBeTruthy()
  })
})
