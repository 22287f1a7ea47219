import type { Page } from '@playwright/test'

/**
 * The fault of a request. It gets no answer, a made-up answer, the platform's answer with changes, or the platform's
 * answer for another path.
 */
export type Fault =
  | { readonly lost: true }
  | { readonly status: number; readonly text: string }
  | { readonly change: (answer: string) => string }
  | { readonly from: string }

/** Faults between a page and the platform. */
export interface Wire {
  /** Returns the fault of a call to the API; null when it passes unchanged. */
  calls: (address: URL, isStream: boolean) => Fault | null
  /** Returns the fault of a page's document; null when it passes unchanged. */
  documents: (address: URL) => Fault | null
  /** Removes all faults. */
  mend(): void
}

/**
 * Intercepts only the calls and the documents of a page. Playwright's `page.route` is not used, because it intercepts
 * every request and turns off the browser's cache, so that each page loads and compiles all its scripts again.
 */
export async function wireOf(page: Page): Promise<Wire> {
  const wire: Wire = {
    calls: () => null,
    documents: () => null,
    mend: () => {
      wire.calls = () => null
      wire.documents = () => null
    },
  }
  /** How to change the answers that are still awaited, by the id of their request. */
  const changes = new Map<string, (answer: string) => string>()
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, responseStatusCode, responseHeaders }) => {
    const fulfil = (status: number, text: string, headers: { name: string; value: string }[]) =>
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: headers,
        body: Buffer.from(text).toString('base64'),
      })
    const meet = async (): Promise<unknown> => {
      const change = changes.get(requestId)
      changes.delete(requestId)
      if (change !== undefined && responseStatusCode !== undefined) {
        const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
        const answer = base64Encoded ? Buffer.from(body, 'base64').toString() : body
        const headers = (responseHeaders ?? []).filter(
          ({ name }) => !/^content-(encoding|length)$|^transfer-encoding$/i.test(name),
        )
        return await fulfil(responseStatusCode, change(answer), headers)
      }
      const address = new URL(request.url)
      // The browser does not always report the type of a stream.
      const isStream = request.headers['Accept'] === 'text/event-stream'
      const fault = resourceType === 'Document' ? wire.documents(address) : wire.calls(address, isStream)
      if (fault === null) return await session.send('Fetch.continueRequest', { requestId })
      if ('lost' in fault) return await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      if ('from' in fault)
        return await session.send('Fetch.continueRequest', { requestId, url: new URL(fault.from, address).href })
      if ('status' in fault)
        return await fulfil(fault.status, fault.text, [{ name: 'content-type', value: 'application/json' }])
      changes.set(requestId, fault.change)
      return await session.send('Fetch.continueRequest', { requestId, interceptResponse: true })
    }
    // The session refuses the command when the page has been left in the meantime.
    meet().catch(() => undefined)
  })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/v?/*' }, { urlPattern: '*', resourceType: 'Document' }],
  })
  return wire
}
