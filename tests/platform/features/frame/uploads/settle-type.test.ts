import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settledType } from '../../../../../platform/features/frame/uploads/settle-type'
import { headLength, sniff } from '../../../../../platform/kernel/media/sniff'
import { exampleFolder } from '../../../../support/publishing'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'townsquare-types-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const sniffed = sniff(bytes.subarray(0, headLength))
  return sniffed === null ? undefined : (await settledType(path, sniffed)).mime
}

/** An example under the brand of another program. */
async function branded(name: string, brand: string): Promise<Uint8Array> {
  const bytes = await readFile(join(exampleFolder, name))
  bytes.write(brand, 8, 'latin1')
  return bytes
}

/** Sound in WebM, without anything that would decode it. */
async function soundInWebm(): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 }
  for (let at = 0; at < 3; at += 1)
    await source.add(new EncodedPacket(new Uint8Array([0xf8, 0xff, 0xfe]), 'key', at / 50, 1 / 50), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

it.each(['M4A ', 'M4B ', 'isom', 'iso5', 'mp42', 'qt  ', 'dash', 'F4A ', 'XAVC', 'mmp4'])(
  'a sound is one, and a film is one, whatever brand it has: %s',
  async (brand) => {
    expect(await typeOf(await branded('reading-en.m4a', brand))).toBe('audio/mp4')
    expect(await typeOf(await branded('coast.mp4', brand))).toBe(brand === 'qt  ' ? 'video/quicktime' : 'video/mp4')
  },
)

it('a sound in WebM is no film', async () => {
  expect(await typeOf(await soundInWebm())).toBe('audio/webm')
})

it('a file whose tracks cannot be read is what its first bytes say', async () => {
  const torn = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}`.padEnd(400, '\0'), 'latin1')
  expect([await typeOf(torn('isom')), await typeOf(torn('M4A '))]).toEqual(['video/mp4', 'audio/mp4'])
})
