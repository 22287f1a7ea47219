import { success } from '../../../../src/domain/frame/shared/result'
import { HttpClashesGateway } from '../../../../src/infrastructure/civic/clashes/http-clashes-gateway'
import { HttpThreadsGateway } from '../../../../src/infrastructure/civic/threads/http-threads-gateway'
import { rowsOf, refused } from '../gateway-table'

export const clashesRows = rowsOf(HttpClashesGateway, {
  find: [
    [async (by) => (await by.as('reader-09')).find({ kind: 'class', id: 'no-class' }), { clashes: [], count: 0 }],
    [
      async (by) => {
        // The demo's resident ordered a service for this day.
        return (await by.as('user-resident')).find({ kind: 'day', id: '2026-03-06' })
      },
      {
        clashes: [{ kind: 'order', title: 'Meal delivery', reason: 'day', day: '2026-03-06', times: null, way: null }],
      },
    ],
    [(by) => by.guest.find({ kind: 'day', id: '2026-03-06' }), refused('session-expired')],
  ],
})

const thread = { kind: 'order', caseId: 'order-demo-002', helperId: 'user-volunteer' } as const

export const threadsRows = rowsOf(HttpThreadsGateway, {
  thread: [
    [
      async (by) => (await by.as('user-resident')).thread(thread),
      { ...thread, side: 'owner', state: 'open', keptUntil: null, other: { id: 'user-volunteer' } },
    ],
    [async (by) => (await by.as('user-volunteer')).thread(thread), { side: 'helper', other: { id: 'user-resident' } }],
    [async (by) => (await by.as('volunteer-400')).thread(thread), refused('gone')],
    [(by) => by.guest.thread(thread), refused('session-expired')],
  ],
  notes: [
    [
      async (by) => {
        const notes = await (await by.as('user-volunteer')).notes(thread, {})
        // Other rows write as the resident.
        return notes.ok ? success({ items: notes.value.items.filter(({ isMine }) => isMine) }) : notes
      },
      { items: [{ id: 'note-order-demo-002-3', isMine: true, pictures: [] }] },
    ],
    [async (by) => (await by.as('volunteer-400')).notes(thread, {}), refused('gone')],
  ],
  write: [
    [
      async (by) => (await by.as('user-resident')).write(thread, { text: 'At two', pictures: [] }, by.key()),
      { text: 'At two', isMine: true },
    ],
    [
      async (by) => (await by.as('user-resident')).write(thread, { text: '', pictures: [] }, by.key()),
      refused('invalid'),
    ],
    [
      async (by) => (await by.as('volunteer-400')).write(thread, { text: 'Hello', pictures: [] }, by.key()),
      refused('gone'),
    ],
  ],
  remove: [
    [
      async (by) => {
        const gateway = await by.as('user-resident')
        const sent = await gateway.write(thread, { text: 'At three', pictures: [] }, by.key())
        return gateway.remove(sent.ok ? sent.value.id : 'nothing')
      },
      true,
    ],
    [async (by) => (await by.as('user-resident')).remove('note-order-demo-002-1'), refused('gone')],
  ],
})
