import type { AgendaGateway } from '../../src/application/overview/agenda/agenda-gateway'
import type { MessagesGateway, Unread } from '../../src/application/frame/messages/messages-gateway'
import type { Page } from '../../src/application/frame/shared/page'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import type { Agenda } from '../../src/domain/overview/agenda/agenda'
import type { ChangeSubject } from '../../src/domain/frame/messages/change'
import {
  nothingUnread,
  nothingWaits,
  type MemberMessage,
  type MessageCategory,
} from '../../src/domain/frame/messages/message'
import { failure, success } from '../../src/domain/frame/shared/result'

/** Unread messages and an agenda, as a test sets them. */
export class MemoryMessages implements MessagesGateway {
  readonly calls: string[] = []
  left: Unread = {
    messages: 4,
    categories: { ...nothingUnread, cases: 4 },
    latestAt: null,
    changed: [],
    waiting: nothingWaits,
  }
  /** Newest first. */
  sent: readonly MemberMessage[] = []

  list = async (category: MessageCategory | null): Promise<Outcome<Page<MemberMessage>>> =>
    success({ items: this.sent.filter((each) => category === null || each.category === category), nextCursor: null })
  markRead = async (id: string): Promise<Outcome<number>> => {
    this.calls.push(`read ${id}`)
    return success(this.left.messages - 1)
  }
  markAllRead = async (category: MessageCategory | null): Promise<Outcome<number>> => {
    this.calls.push(`read all ${category ?? ''}`)
    return success(0)
  }

  unread = async (): Promise<Outcome<Unread>> => success(this.left)
  markSeen = async (subject: ChangeSubject, id: string | null): Promise<Outcome<number>> => {
    this.calls.push(`see ${subject} ${id ?? 'all'}`)
    return success(this.left.messages - 1)
  }
}

export const emptyAgenda: Agenda = {
  ...{ activity: null, claim: null, servingOrder: null, wish: null, order: null, wishToRate: null, orderToRate: null },
  homework: null,
}

export class MemoryAgenda implements AgendaGateway {
  kept: Agenda = emptyAgenda
  failing: Failure | null = null
  asked = 0

  agenda = async (): Promise<Outcome<Agenda>> => {
    this.asked += 1
    return this.failing === null ? success(this.kept) : failure(this.failing)
  }
}
