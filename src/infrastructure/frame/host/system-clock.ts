import type { Clock } from '../../../application/frame/shared/clock'

export class SystemClock implements Clock {
  now(): number {
    return Date.now()
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  }

  every(milliseconds: number, act: () => void): () => void {
    const timer = setInterval(act, milliseconds)
    return () => clearInterval(timer)
  }
}
