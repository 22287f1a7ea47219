import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Runs `over` once, when the answer was sent or its connection is gone, whichever comes first. An answer that waits
 * behind another answer on its connection gets no event when the connection is lost, so the connection itself is
 * listened to as well.
 */
export function onResponseEnd(
  { raw: incoming }: FastifyRequest,
  { raw: answer }: FastifyReply,
  over: () => void,
): void {
  const { socket } = incoming
  const end = (): void => {
    answer.off('finish', end).off('close', end)
    socket.off('close', end)
    over()
  }
  if (socket.destroyed || answer.destroyed) {
    over()
    return
  }
  // Pipelined requests share one connection, so it may get many listeners.
  socket.setMaxListeners(0)
  answer.once('finish', end).once('close', end)
  socket.once('close', end)
}
