import { isBehindNginx } from './stack'

/** The port of the platform of the journeys. */
export const platformPort = Number(process.env.E2E_PORT ?? 8799)

/** Its origin; behind nginx it has TLS. */
export const platformOrigin = `${isBehindNginx ? 'https' : 'http'}://127.0.0.1:${platformPort}`

const pushServicePort = platformPort + 4

/** The push service of the journeys, the only one that their platform may call (`PUSH_SERVICES`). */
export const pushServiceOfJourneys = { port: pushServicePort, host: `127.0.0.1:${pushServicePort}` }

const feedServerPort = platformPort + 6

/** The server of feeds of the journeys, the only one of this machine that their platform may read (`OUTSIDE_ORIGINS`). */
export const feedServerOfJourneys = { port: feedServerPort, origin: `http://127.0.0.1:${feedServerPort}` }
