import { inject } from 'inversify'
import {
  getPacketCampaign,
  getPacketStanding,
  listPacketOpenings,
  listPacketWinners,
  openPacket,
} from '../../../../contract/red-packets'
import type { RedPacketsGateway } from '../../../application/civic/red-packets/red-packets-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { PacketOpening, PacketStanding } from '../../../domain/civic/red-packets/red-packet'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

const failures = 'in-place'

export class HttpRedPacketsGateway implements RedPacketsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  campaign(id: string | null, signal?: CancelSignal) {
    const query = id === null ? {} : { id }
    return this.http.send(getPacketCampaign, { failures, query, signal })
  }

  async standing(campaign: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getPacketStanding, { failures, path: { id: campaign }, signal }), standingOf)
  }

  async open(campaign: string, device: string, idempotencyKey: string) {
    const call = { failures, path: { id: campaign }, body: { device }, idempotencyKey } as const
    return mapped(await this.http.send(openPacket, call), standingOf)
  }

  async openings(campaign: string, request: PageRequest, signal?: CancelSignal) {
    const call = { failures, path: { id: campaign }, query: request, signal } as const
    return mapped(await this.http.send(listPacketOpenings, call), pageOf(openingOf))
  }

  winners(campaign: string, request: PageRequest, signal?: CancelSignal) {
    const call = { failures, path: { id: campaign }, query: request, signal } as const
    return this.http.send(listPacketWinners, call)
  }
}

type SentStanding = AnswerOf<typeof getPacketStanding>

function standingOf({ today, openings, nextAt }: SentStanding): PacketStanding {
  return { today: today === null ? null : openingOf(today), openings, nextAt }
}

function openingOf({ id, cents, reversed, at }: NonNullable<SentStanding['today']>): PacketOpening {
  return { id, cents, isReversed: reversed, at }
}
