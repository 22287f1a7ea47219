import { beforeEach, describe, expect, it } from 'vitest'
import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { DeleteComment } from '../../../../src/application/participation/comments/delete-comment'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

function made() {
  const tab = openTab()
  const gateway = recordedPort<CommentsGateway>({ remove: async () => success({}) })
  tab.container.bind(CommentsGateway).toConstantValue(gateway.port)
  const restored: string[] = []
  const deletion = tab.container.get(DeleteComment)
  const remove = (id: string) => deletion.execute(id, () => restored.push(id))
  return { tab, gateway, restored, deletion, remove, removed: () => gateway.calls.map(([, id]) => id) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('deleting a comment', () => {
  it('is told at once, and sent when the time to undo is over', async () => {
    host.remove('c1')
    host.tab.clock.pass(6_999)
    expect([host.removed(), host.tab.told()]).toEqual([[], ['comment-deleted']])
    host.tab.clock.pass(1)
    expect(host.removed()).toEqual(['c1'])
    await host.deletion.flush()
    expect([host.removed(), host.restored]).toEqual([['c1'], []])
  })

  it('is undone by its notice, and then never sent', async () => {
    host.remove('c1')
    host.tab.notices.notices[0]?.action?.act()
    expect(host.restored).toEqual(['c1'])
    host.tab.clock.pass(60_000)
    host.tab.page.tell({ type: 'leaving' })
    await host.deletion.flush()
    expect(host.removed()).toEqual([])
  })

  it('is sent at once when the page is left, and not once more', () => {
    host.remove('c1')
    host.tab.page.tell({ type: 'visibility', hidden: true })
    expect(host.removed()).toEqual([])
    host.tab.page.tell({ type: 'leaving' })
    host.tab.page.tell({ type: 'leaving' })
    host.tab.clock.pass(60_000)
    expect(host.removed()).toEqual(['c1'])
  })

  it('of another sends the one before, so that undo means the latest', () => {
    host.remove('c1')
    host.remove('c2')
    expect(host.removed()).toEqual(['c1'])
    host.deletion.undoRemoval()
    expect(host.restored).toEqual(['c2'])
  })

  it('that is refused shows the comment again, unless it is gone already', async () => {
    for (const [code, restored] of [
      ['offline', ['c1']],
      ['gone', []],
    ] as const) {
      host = made()
      host.gateway.answers.remove = async () => failure(failureOf(code))
      host.remove('c1')
      await host.deletion.flush()
      expect(host.restored).toEqual(restored)
    }
  })

  it('that was never begun is not undone', () => {
    host.deletion.undoRemoval()
    expect(host.restored).toEqual([])
  })
})
