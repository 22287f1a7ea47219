import { expect, it } from 'vitest'
import { CardClipboard } from '../../../../src/application/overview/builder/card-clipboard'
import { bar } from '../../../domain/overview/builder/documents'
import { FakeStorage, fakeRandom } from '../../frame/player/player-fakes'
import { contractTypes } from './memory-builder'

const clipboardOver = (storage: FakeStorage) => new CardClipboard(storage, contractTypes(), fakeRandom())

it('S022: cards are pasted with new ids, as often as wanted, also in another tab', () => {
  const storage = new FakeStorage()
  const clipboard = clipboardOver(storage)
  expect([clipboard.size, clipboard.take()]).toEqual([0, []])
  clipboard.copy([bar('one'), { id: 'kept', type: 'kept', kept: 'hologram' }, bar('two')])
  const [first, second] = [clipboard.take(), clipboardOver(storage).take()]
  expect(first).toMatchObject([{ title: bar('one')['title'] }, { title: bar('two')['title'] }])
  expect(new Set([...first, ...second, bar('one')].map(({ id }) => id)).size).toBe(5)
})

it('S022: what another version wrote, or somebody else, is not pasted', () => {
  const storage = new FakeStorage()
  for (const rubbish of ['cards', { cards: [] }, [{ id: 'x', type: 'hologram' }], [null, 7, { type: 'space' }]]) {
    storage.write('builder.clipboard', rubbish)
    expect(clipboardOver(storage).take()).toEqual([])
  }
})
