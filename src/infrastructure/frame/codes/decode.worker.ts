import { decodeFrame, type Frame } from './decode-frame'

addEventListener('message', ({ data: { id, frame } }: MessageEvent<{ readonly id: number; readonly frame: Frame }>) => {
  ;(self as unknown as Pick<Worker, 'postMessage'>).postMessage({ id, text: decodeFrame(frame) })
})
