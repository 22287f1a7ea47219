import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'

/** A QR code as a picture. */
export function codePicture(text: string, pixels: number): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${cells.join('')}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/**
 * Gives the browser a camera that sees a sheet with a code, held at an angle, on a grey table. Chromium's own fake
 * camera is missing in its headless shell.
 */
export async function seeCode(context: BrowserContext, text: string): Promise<void> {
  const sheet = await sharp(await codePicture(text, 220))
    .rotate(12, { background: '#8a8a8a' })
    .toBuffer()
  const seen = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a8a8a' } })
    .composite([{ input: sheet }])
    .png()
    .toBuffer()
  await context.addInitScript(
    (bytes) => {
      const getUserMedia = async () => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
        const draw = () => canvas.getContext('2d')?.drawImage(picture, 0, 0)
        draw()
        setInterval(draw, 100)
        return canvas.captureStream(10)
      }
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
    },
    [...seen],
  )
}

/** Gives the browser a camera that the visitor has not allowed. */
export async function refuseCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  })
}
