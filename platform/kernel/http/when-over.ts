import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Runs `end` once, when the answer was sent or its connection is gone, whichever comes first. An answer that waits
 * behind another one on its connection gets no event for a lost connection, so the connection is listened to as well.
 */
export function whenOver({ raw: asked }: FastifyRequest, { raw: answer }: FastifyReply, over: () => void): void {
  const { socket } = asked
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
