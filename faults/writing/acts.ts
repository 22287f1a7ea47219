import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { giveProof } from '../../tests/support/wallet'
import type { Answer, Asked } from '../stack/client'
import type { Stack } from '../stack/stack'
import type { Act, ActKind, MakeAct, Writer } from './act'
import { campaigns, places } from './city'
import { verdictOf } from './verdict'

/** An article in the kinds of content of the contract. */
const article = 3

/** How many packets each writer has opened, in all parts: each is of another campaign. */
const opened = new Map<string, number>()

/** How writers make their acts, by kind. */
export function actsOf(stack: Stack): Readonly<Record<ActKind, MakeAct>> {
  return {
    like: (writer, index) => {
      const postId = places[index % places.length] ?? ''
      const action = Math.floor(index / places.length) % 2 === 0 ? 1 : 0
      const body = { post_id: postId, type: article, action }
      return call('like', writer, `${writer.id} ${postId} ${action}`, { path: '/v1/like', body })
    },
    comment: (writer, index) => {
      const text = `Faults ${randomUUID()}`
      const body = { post_id: places[index % places.length] ?? '', type: article, text, parent_id: null }
      return call('comment', writer, text, { path: '/v1/mobile/comment', body: { ...body, reply_to_id: null } })
    },
    chat: (writer) => {
      const text = `Faults ${randomUUID()}`
      return call('chat', writer, text, { path: '/v1/channels/radio-news/chat', body: { text, key: randomUUID() } })
    },
    packet: async (writer) => {
      const next = opened.get(writer.id) ?? 0
      const campaign = campaigns[next]
      if (campaign === undefined) return null
      opened.set(writer.id, next + 1)
      const body = { device: writer.device }
      return await call('packet', writer, `${campaign} ${writer.id}`, {
        ...{ path: `/v1/red_packets/${campaign}/openings`, body },
      })
    },
    'cash-out': async (writer, index) => {
      // The name before the @ is masked, what stands after it is not.
      const account = `a@${randomUUID()}.example`
      const proof = await giveProof(stack.direct.database, writer.id, new Date())
      // The last cents make the demo's payer pay at once, late, or without an answer.
      const amount = 100 + ([0, 1, 4, 2][index % 4] ?? 0)
      return await call('cash-out', writer, account.slice(1), {
        ...{ path: '/v1/consumer/transfer_alipay', body: { amount, account, proof } },
      })
    },
    upload: async (writer) => {
      const background = `#${randomUUID().slice(0, 6)}`
      const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .png()
        .toBuffer()
      return upload(writer, picture)
    },
  }
}

function call(kind: ActKind, { client, token }: Writer, mark: string, asked: Asked): Promise<Act> {
  const key = randomUUID()
  return Promise.resolve({
    ...{ kind, mark },
    attempt: async (note: (answer: Answer) => void) => {
      const answer = await client.ask({ method: 'POST', token, key, ...asked })
      note(answer)
      return verdictOf(answer)
    },
  })
}

/** Uploads a picture: each attempt has an authorisation of its own, since one is good for one file. */
function upload({ client, token }: Writer, picture: Buffer): Act {
  const act: Act = {
    ...{ kind: 'upload' as const, mark: '' },
    attempt: async (note) => {
      const allowed = await client.ask({ path: `/v2/ossUploadAuth?kind=image&size=${picture.length}`, token })
      note(allowed)
      const verdict = verdictOf(allowed)
      if (verdict.kind !== 'done') return verdict
      const { fields } = (JSON.parse(allowed.body) as { data: { fields: Record<string, string> } }).data
      const answer = await client.ask({ method: 'POST', path: '/v1/uploads', token, form: formOf(fields, picture) })
      note(answer)
      if (answer.status === 200)
        act.mark = (JSON.parse(answer.body) as { data: { source: { id: string } } }).data.source.id
      return verdictOf(answer)
    },
  }
  return act
}

function formOf(fields: Readonly<Record<string, string>>, picture: Buffer) {
  const edge = `edge-${randomUUID()}`
  const part = (head: string) => `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
  const content = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`)}${value}\r\n`)),
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="p.png"\r\n`),
    Buffer.from('content-type: image/png\r\n\r\n'),
    picture,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  return { type: `multipart/form-data; boundary=${edge}`, content }
}
