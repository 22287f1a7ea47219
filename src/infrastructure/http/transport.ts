import type { AxiosInstance } from 'axios'
import { failureOf, type Failure } from '../../application/shared/failure'
import { port } from '../../application/shared/port'

/** What carries requests on this host: axios over XHR in a browser, in process on the platform. */
export type Transport = Pick<AxiosInstance, 'request'>
export const Transport = port<Transport>('Transport')

/** Brings axios when the first request is sent: a first view that the platform drew comes with its answers and asks for nothing. */
export async function loadTransport(): Promise<Transport> {
  return (await import(/* webpackChunkName: "transport" */ 'axios')).default
}

/** Why a request got no answer: cancelled, too late, no network, or nobody there (B87), which is also why the transport's own code does not come. */
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

/** Code of ours that was asked for when it was needed, and did not come. */
export function failureOfCode(): Failure {
  return failureOf(hasNetwork() ? 'fault' : 'offline')
}

/** A browser knows for sure only that there is no network. */
function hasNetwork(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
