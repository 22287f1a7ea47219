import type { Frame } from './decode-frame'

/** The pictures that both the browser's own detector and the worker's decoder can be given. */
export type DecodableSource = HTMLVideoElement | ImageBitmap

interface NativeDetector {
  detect(source: DecodableSource): Promise<readonly { readonly rawValue: string }[]>
}

interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/**
 * Finds the QR code in a picture, with the browser's own detector where there is one. Otherwise a worker decodes the
 * picture, so that scrolling and buttons stay smooth.
 */
export class CodeDecoder {
  private native: Promise<NativeDetector | null> | null = null
  private worker: Promise<Worker> | null = null
  private readonly pendingDecodes = new Map<number, (text: string | null) => void>()
  private last = 0
  private canvas: HTMLCanvasElement | null = null

  /** Decodes a copy of the picture whose longer side is `longest` pixels. */
  async decode(source: DecodableSource, longest: number): Promise<string | null> {
    const native = await (this.native ??= nativeDetector())
    if (native !== null) {
      try {
        return (await native.detect(source))[0]?.rawValue ?? null
      } catch {
        // Some devices have the detector but not the service behind it, which shows only when the detector is used.
        this.native = Promise.resolve(null)
      }
    }
    const frame = this.frameOf(source, longest)
    return frame === null ? null : this.decodeInWorker(frame)
  }

  /** Ends the worker; the next picture starts a new worker. */
  pause(): void {
    void this.worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    )
    this.worker = null
    this.pendingDecodes.forEach((resolve) => resolve(null))
    this.pendingDecodes.clear()
    this.canvas = null
  }

  private frameOf(source: DecodableSource, longest: number): Frame | null {
    const from = sizeOf(source)
    const scale = Math.min(1, longest / Math.max(from.width, from.height, 1))
    const width = Math.round(from.width * scale)
    const height = Math.round(from.height * scale)
    if (width === 0 || height === 0) return null
    this.canvas ??= document.createElement('canvas')
    this.canvas.width = width
    this.canvas.height = height
    const pen = this.canvas.getContext('2d', { willReadFrequently: true })
    pen?.drawImage(source, 0, 0, width, height)
    return pen === null ? null : { width, height, data: pen.getImageData(0, 0, width, height).data }
  }

  private async decodeInWorker(frame: Frame): Promise<string | null> {
    const started = (this.worker ??= this.startWorker())
    const id = ++this.last
    const text = new Promise<string | null>((resolve) => this.pendingDecodes.set(id, resolve))
    const worker = await started.catch(() => null)
    if (worker === null) this.pause()
    else if (this.pendingDecodes.has(id)) worker.postMessage({ id, frame }, [frame.data.buffer])
    return text
  }

  private async startWorker(): Promise<Worker> {
    // A worker's address is read at once, so its code stands in a chunk of its own: loading one brings the addresses of
    // all chunks first.
    const { startDecodeWorker } = await import(/* webpackChunkName: "decode-worker" */ './decode-worker')
    const worker = startDecodeWorker()
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ readonly id: number; readonly text: string | null }>) => {
        this.pendingDecodes.get(data.id)?.(data.text)
        this.pendingDecodes.delete(data.id)
      },
    )
    worker.addEventListener('error', () => this.pause())
    return worker
  }
}

async function nativeDetector(): Promise<NativeDetector | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: NativeDetectors }
  if (BarcodeDetector === undefined) return null
  try {
    const formats = await BarcodeDetector.getSupportedFormats()
    return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null
  } catch {
    return null
  }
}

function sizeOf(source: DecodableSource): { readonly width: number; readonly height: number } {
  return source instanceof ImageBitmap ? source : { width: source.videoWidth, height: source.videoHeight }
}
