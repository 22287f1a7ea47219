import type { AxiosInstance } from 'axios'
import { failureOf, type Failure } from '../../../application/frame/shared/failure'
import { port } from '../../../application/frame/shared/port'

/** Carries the requests of this host: axios over XHR in a browser, calls in process on the platform. */
export type Transport = Pick<AxiosInstance, 'request'>
export const Transport = port<Transport>('Transport')

/**
 * Loads axios when the first request is sent. A first view drawn by the platform contains its answers, and needs no
 * request.
 */
export async function loadTransport(): Promise<Transport> {
  return (await import(/* webpackChunkName: "transport" */ 'axios')).default
}

/**
 * Why a request got no answer: cancelled, timed out, no network, or unreachable (B87). The same reasons apply to
 * loading the transport itself.
 */
export function failureOfTransport(error: unknown): Failure {
  const {
    isAxiosError = false,
    name = '',
    code = '',
  } = error as { readonly isAxiosError?: boolean; readonly name?: string; readonly code?: string }
  if (!isAxiosError && name !== 'ChunkLoadError') return failureOf('malformed')
  if (code === 'ERR_CANCELED') return failureOf('cancelled')
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return failureOf('timeout')
  return failureOf(hasNetwork() ? 'unreachable' : 'offline')
}

/** The failure for lazily loaded code that could not be loaded. */
export function failureOfCode(): Failure {
  return failureOf(hasNetwork() ? 'fault' : 'offline')
}

/** Whether there may be a network. `navigator.onLine` is reliable only when it is false. */
function hasNetwork(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
