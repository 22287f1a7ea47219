import { messages } from '../../../../platform/kernel/messages/messages.schema'
import { expect } from 'vitest'
import { HttpMessageSettingsGateway } from '../../../../src/infrastructure/frame/messages/http-message-settings-gateway'
import { HttpPushGateway } from '../../../../src/infrastructure/frame/messages/http-push-gateway'
import { HttpMessagesGateway } from '../../../../src/infrastructure/frame/messages/http-messages-gateway'
import { HttpUploadGateway } from '../../../../src/infrastructure/frame/uploads/http-upload-gateway'
import { rowsOf, refused, type Callers } from '../gateway-table'

const settings = { shown: ['cases'], pushed: ['cases', 'following'], quietHours: null, showsText: true } as const

export const messageSettingsRows = rowsOf(HttpMessageSettingsGateway, {
  settings: [
    [
      async (by) => (await by.as('user-resident')).settings(),
      { quietHours: { from: 1320, until: 420 }, showsText: false },
    ],
  ],
  save: [
    [
      async (by) => (await by.as('user-volunteer')).save(settings),
      { shown: ['cases'], pushed: ['cases'], quietHours: null, showsText: true },
    ],
    [
      async (by) => (await by.as('user-volunteer')).save({ ...settings, quietHours: { from: -1, until: 0 } }),
      refused('invalid'),
    ],
  ],
})

const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/device', p256dh: 'BKey', auth: 'secret' }

export const pushRows = rowsOf(HttpPushGateway, {
  key: [[async (by) => (await by.as('user-resident')).key(), expect.stringMatching(/^[\w-]{80,}$/)]],
  subscribe: [
    [async (by) => (await by.as('user-resident')).subscribe(device), true],
    [
      async (by) => (await by.as('user-resident')).subscribe({ ...device, endpoint: 'https://10.0.0.1/' }),
      refused('invalid'),
    ],
  ],
  unsubscribe: [[async (by) => (await by.as('user-resident')).unsubscribe(device.endpoint), false]],
})

/** A member with three unread messages. */
const told = async ({ member, platform, row }: Callers<HttpMessagesGateway>) => {
  const { id, gateway } = await member()
  const text = { 'zh-CN': '说', en: 'Said' }
  const categories = ['replies', 'replies', 'cases'] as const
  await platform.database
    .insert(messages)
    .values(categories.map((category, at) => ({ id: `${row}-${at}`, userId: id, category, title: text, text })))
  return gateway
}

export const messagesRows = rowsOf(HttpMessagesGateway, {
  list: [
    [
      async (by) => (await by.as('user-resident')).list('replies', {}),
      {
        items: [
          {
            ...{ category: 'replies', title: '三桥夜跑团 replied to you', isRead: false, count: 1 },
            sender: { kind: 'member', name: '三桥夜跑团' },
          },
        ],
      },
    ],
  ],
  markRead: [[async (by) => (await told(by)).markRead(`${by.row}-0`), 2]],
  markAllRead: [[async (by) => (await told(by)).markAllRead('replies'), 1]],
  unread: [
    [
      async (by) => (await by.as('user-resident')).unread(),
      { categories: { replies: 1, cases: 1 }, changed: [{ subject: 'wish', id: 'wish-demo-20' }] },
    ],
  ],
  markSeen: [[async (by) => (await by.as('user-volunteer')).markSeen('wish', null), 3]],
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => new Blob([pixel], { type: 'image/png' })
const uploaded = async (by: Callers<HttpUploadGateway>) => {
  const sent = await (await by.as('reader-19')).send(picture(), 'image')
  return sent.ok ? sent.value.id : 'nothing'
}

export const uploadRows = rowsOf(HttpUploadGateway, {
  send: [
    [async (by) => (await by.as('reader-19')).send(picture(), 'image'), { width: 1, height: 1 }],
    [async (by) => (await by.as('reader-19')).send(new Blob(['no picture']), 'image'), refused('type-not-taken')],
    [async (by) => (await by.as('reader-19')).send({ size: 90_000_000 } as Blob, 'image'), refused('too-large')],
  ],
  mayPublish: [
    [async (by) => (await by.as('reader-19')).mayPublish(await uploaded(by)), true],
    [async (by) => (await by.as('reader-20')).mayPublish(await uploaded(by)), refused('gone')],
  ],
  existingIds: [
    [
      async (by) => (await by.as('reader-19')).existingIds([await uploaded(by), 'no-source']),
      [expect.stringMatching(/^image-/)],
    ],
  ],
})
