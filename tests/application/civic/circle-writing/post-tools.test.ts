import { expect, it } from 'vitest'
import { CirclesGateway } from '../../../../src/application/civic/circles/circles-gateway'
import { PostTools } from '../../../../src/application/civic/circle-writing/post-tools'
import { LinkPreviewsGateway } from '../../../../src/application/participation/link-previews/link-previews-gateway'
import { NamingGateway } from '../../../../src/application/participation/mentions/naming-gateway'
import type { Circle } from '../../../../src/domain/civic/circles/circle'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

function made() {
  const tab = openTab()
  const circles = recordedPort<CirclesGateway>({ act: async () => success({ id: 'garden' } as Circle) })
  const naming = recordedPort<NamingGateway>({ people: async () => success([]) })
  const links = recordedPort<LinkPreviewsGateway>({ preview: async () => success(null) })
  tab.container.bind(CirclesGateway).toConstantValue(circles.port)
  tab.container.bind(NamingGateway).toConstantValue(naming.port)
  tab.container.bind(LinkPreviewsGateway).toConstantValue(links.port)
  return { tab, circles, naming, links, tools: tab.container.get(PostTools) }
}

it('joins the circle, for a guest once they return from the login', async () => {
  const { tab, circles, tools } = made()
  expect(await tools.join('garden', 'enter', async () => undefined)).toBeNull()
  expect([circles.calls, tools.resumesJoining('garden')]).toEqual([[], false])
  tab.session.startSession('mine', resident)
  expect([tools.resumesJoining('another'), tools.resumesJoining('garden')]).toEqual([false, true])
  expect(await tools.join('garden', 'enter', async () => undefined)).toEqual({ id: 'garden' })
  expect(circles.calls).toEqual([['act', 'garden', 'enter', 'id']])
})

it('asks for nothing any more once the screen was left', () => {
  const { tab, naming, links, tools } = made()
  tools.suggested.type('@A', 2)
  tools.finder.look('https://a.example', () => undefined)
  tools.stop()
  tab.clock.pass(2_000)
  expect([naming.calls, links.calls]).toEqual([[], []])
})
