import { beforeEach, expect, it } from 'vitest'
import { LinkFinder } from '../../../../src/application/participation/link-previews/link-finder'
import { LinkPreviewsGateway } from '../../../../src/application/participation/link-previews/link-previews-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { LinkPreview } from '../../../../src/domain/participation/marked-text/link-preview'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const page = { id: 'l1', title: 'A story' } as LinkPreview

function made() {
  const tab = openTab()
  const answers = { preview: success<LinkPreview | null>(page) as Awaited<ReturnType<LinkPreviewsGateway['preview']>> }
  const gateway = recordedPort<LinkPreviewsGateway>({ preview: async () => answers.preview })
  tab.container.bind(LinkPreviewsGateway).toConstantValue(gateway.port)
  const finder = tab.container.get(LinkFinder)
  const found: (string | null)[] = []
  return {
    tab,
    answers,
    finder,
    found,
    asked: () => gateway.calls.map(([, address]) => address),
    type: async (text: string, pause = 800) => {
      finder.look(text, (link) => found.push(link?.id ?? null))
      tab.clock.pass(pause)
      await flush()
    },
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

it('is looked for once its address is whole, and not again while it stands there', async () => {
  await host.type('see https://a.ex', 300)
  await host.type('see https://a.example', 300)
  expect(host.asked()).toEqual([])
  await host.type('see https://a.example/x')
  await host.type('see https://a.example/x and more')
  expect([host.asked(), host.found]).toEqual([['https://a.example/x'], ['l1']])
})

it('goes with its address', async () => {
  await host.type('https://a.example')
  await host.type('nothing any more')
  expect(host.found).toEqual(['l1', null])
})

it('is nothing where the platform cannot read it, and nothing at all without an answer', async () => {
  host.answers.preview = success(null)
  await host.type('https://a.example')
  host.answers.preview = failure(failureOf('offline'))
  await host.type('https://b.example')
  expect([host.found, host.finder.isLooking]).toEqual([[null], false])
})

it('is not looked for again in a draft that was restored', async () => {
  host.finder.know('https://a.example')
  await host.type('https://a.example and more')
  expect(host.asked()).toEqual([])
})

it('is not told once the screen was left', async () => {
  host.finder.look('https://a.example', (link) => host.found.push(link?.id ?? null))
  host.tab.clock.pass(800)
  host.finder.stop()
  await flush()
  expect([host.found, host.finder.isLooking]).toEqual([[], false])
})
