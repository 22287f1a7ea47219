import type { FastifyReply, FastifyRequest } from 'fastify'
import { instantOf } from '../../../../src/domain/frame/shared/site-time'
import { livePlaylist, untilNextSegment, type LiveLoop } from '../../../kernel/media/live-playlist'

/** Sends the playlist of a loop as it is at a moment. */
export function sendLive(
  { query }: FastifyRequest,
  reply: FastifyReply,
  loop: LiveLoop,
  { at, cache }: { readonly at: number; readonly cache: 'public' | 'private' },
) {
  // Caches may store the playlist for as long as it is valid, at most a second.
  const since = onAirSince((query as { readonly since?: unknown }).since, at)
  const seconds = untilNextSegment(loop, since, at) >= 1000 ? 1 : 0
  return reply
    .headers({ 'cache-control': `${cache}, max-age=${seconds}`, 'content-type': 'application/vnd.apple.mpegurl' })
    .send(livePlaylist(loop, since, at))
}

/**
 * Returns the moment at which a channel's loop began: the day in the channel's address, or else a fixed day. It is
 * never the start of the process, so that all processes agree.
 */
function onAirSince(day: unknown, now: number): number {
  const since = typeof day === 'string' ? (instantOf(`${day}T00:00:00Z`) ?? now) : now
  return since < now ? since : Date.UTC(2026, 0, 1)
}
