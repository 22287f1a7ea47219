import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Runs once: when the answer was sent, or its connection is gone, whichever comes first. An answer that waits behind
 * another one of its connection hears nothing of its end by itself, so the connection is listened to, too.
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
  // Requests that follow each other without waiting (pipelining) share one connection.
  socket.setMaxListeners(0)
  answer.once('finish', end).once('close', end)
  socket.once('close', end)
}
