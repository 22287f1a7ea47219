/** Goes to the path that the worker asks for, when somebody has tapped a notification, and tells the worker so. */
export function listenForOpenings(window: Window, open: (path: string) => void): void {
  window.navigator.serviceWorker?.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<{ readonly type?: string; readonly path?: string } | null>) => {
      if (data?.type !== 'open' || data.path === undefined) return
      ports[0]?.postMessage('opened')
      open(data.path)
    },
  )
}
