import { vi } from 'vitest'
import { DataSaver } from '../../../../src/application/media/videos/data-saver'
import { VideoOutput } from '../../../../src/application/media/videos/video-output'
import type { Video } from '../../../../src/domain/media/videos/video'
import { FakeVideoOutput, video } from '../../../application/media/videos/video-fakes'
import { replaceProperty } from '../../../support/replace-property'
import { videoHost } from './video-host'

export const shortNamed = (id: string): Video => ({
  ...video,
  id,
  title: `Short ${id}`,
  sourceId: `s-${id}`,
  duration: 10,
  isShort: true,
})

/** Shorts s0, s1 … in pages, each player with an element of its own. */
export function shortsHost({
  pages = [['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7']],
  savesData = false,
  isStill = false,
  ...options
}: Parameters<typeof videoHost>[0] & {
  readonly pages?: readonly (readonly string[])[]
  readonly savesData?: boolean
  readonly isStill?: boolean
} = {}) {
  const host = videoHost(options)
  const outputs: FakeVideoOutput[] = []
  host.container.unbind(VideoOutput)
  host.container
    .bind(VideoOutput)
    .toDynamicValue(() => {
      const output = new FakeVideoOutput()
      outputs.push(output)
      return output
    })
    .inTransientScope()
  host.container.bind(DataSaver).toConstantValue({ isOn: savesData })
  host.videos.pages = pages.map((page) => page.map(shortNamed))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  replaceProperty(Element.prototype, 'scrollTo', () => undefined)
  return { ...host, outputs }
}
