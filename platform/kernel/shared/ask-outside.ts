/** A service that others run. */
export interface OutsideService {
  readonly url: string
  /** Sent as a bearer token; null when none is configured. */
  readonly token: string | null
}

/** Milliseconds after which a request is given up. */
const timeout = 10_000

/**
 * Posts to an outside service and returns its answer; redirects are not followed. Throws when the service fails or is
 * slow.
 * @param what the service, as the error names it, for example 'The verifier'
 */
export async function askOutside(
  { url, token }: OutsideService,
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  mime = 'application/json',
): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': mime, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body,
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`${what} answered ${response.status}`)
}
