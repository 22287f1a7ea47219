import type { BrowserContext } from '@playwright/test'
import { findWholeBrowser } from '../../../scripts/browser.mjs'
import { startPushService } from '../../support/push-service'
import { expect, live, test, visit } from '../support/journey'
import { operate } from '../support/operator'
import { pushServiceOfJourneys } from '../support/ports'

/** What the journey uses of the worker's global object, which the types of a page do not have. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event
}

const executablePath = await findWholeBrowser()
test.skip(executablePath === null, 'the headless shell of Chromium shows no notifications')
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ...(executablePath === null ? {} : { executablePath }) }),
})

test('a push wakes the worker of a closed client, and its notification leads to the answer', async ({
  page,
  context,
  baseURL,
  city,
  member,
}) => {
  const service = await startPushService(pushServiceOfJourneys.port)
  try {
    const device = service.device('phone')
    await city.send('PUT', '/v1/push_subscription', device.subscription, member.token)
    const settings = { shown: ['cases'], pushed: ['cases'], quiet_hours: null, shows_text: true }
    await city.send('PUT', '/v1/message_settings', settings, member.token)
    const idea = { kind: 'idea', text: 'A bench at the ferry, please', pictures: [], contact: '' }
    const { feedback } = await city.send<{ feedback: { id: string } }>('POST', '/v1/feedback', idea, member.token)

    await visit(page, '/index')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const phone = await phoneOf(context, baseURL ?? '')
    await page.close()
    await operate('feedback', 'answer', feedback.id, 'It will stand there in May.')
    // The platform sends what is due every few seconds, encrypted for this device alone.
    await expect.poll(() => device.got.length, { timeout: 90_000 }).toBe(1)
    await phone.deliver(device.got[0])
    await expect.poll(phone.notifications).toEqual([`/feedback-detail/${feedback.id}`])

    // A browser opens a window for the tap of a hand alone, but leads one that is open wherever the worker says.
    const opened = await context.newPage()
    await visit(opened, '/index')
    await phone.tap()
    await expect(opened).toHaveURL(new RegExp(feedback.id))
    await live(opened)
    await expect(opened.getByText('It will stand there in May.')).toBeVisible()
    await expect.poll(phone.notifications).toEqual([])
  } finally {
    await service.close()
  }
})

/** What a phone does with a push without the client: it gives it to the worker, and shows what the worker says. */
async function phoneOf(context: BrowserContext, origin: string) {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('the client has no worker')
  const session = await context.newCDPSession(await context.newPage())
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own !== undefined) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return {
    deliver: async (payload: unknown) => {
      const parts = { origin, registrationId: await registrationId, data: JSON.stringify(payload) }
      await session.send('ServiceWorker.deliverPushMessage', parts)
    },
    /** The paths to which the notifications lead that are shown. */
    notifications: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope
        return (await registration.getNotifications()).map(({ data }) => String(data))
      }),
    tap: () =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope
        const [notification] = await scope.registration.getNotifications()
        if (notification === undefined) throw new Error('no notification is shown')
        const event = new scope.NotificationEvent('notificationclick', { notification })
        // Only an event of the browser itself may keep a worker awake.
        Object.defineProperty(event, 'waitUntil', { value: () => undefined })
        scope.dispatchEvent(event)
      }),
  }
}
