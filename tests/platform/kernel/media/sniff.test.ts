import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sniff } from '../../../../platform/kernel/media/sniff'

const bytes = (text: string): Uint8Array => Buffer.from(text.padEnd(64, '\0'), 'latin1')

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypavif', 'image/avif'],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypXAVC', 'video/mp4'],
    ['\0\0\0\x20ftypiso9', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['\x1a\x45\xdf\xa3....B\x82\x84webm', 'video/webm'],
    ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['ID3\x04', 'audio/mpeg'],
    ['\xff\xfb\x90\x44', 'audio/mpeg'],
    ['\xff\xf1\x50\x80', 'audio/aac'],
    ['OggS', 'audio/ogg'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
  ])('is read from its first bytes: %j is %s', (head, mime) => {
    expect(sniff(bytes(head))?.mime).toBe(mime)
  })

  it.each([
    '',
    '<svg xmlns',
    '<!doctype html>',
    '%PDF-1.7',
    'PK\x03\x04',
    'MZ\x90\0',
    '#!/bin/sh',
    'RIFF\x10\0\0\0AVI LIST',
    '\0\0\0\x20ftypheic',
    '\xff\xff\xff\xff',
    '#EXTM3U\n',
  ])('is nothing that is taken: %j', (head) => {
    expect(sniff(bytes(head))).toBeNull()
  })

  it('is never thrown off by any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (head) => {
        const found = sniff(head)
        expect(found === null || ['image', 'video', 'audio'].includes(found.kind)).toBe(true)
      }),
    )
  })
})
