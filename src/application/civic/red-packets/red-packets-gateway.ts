import type {
  PacketCampaign,
  PacketOpening,
  PacketStanding,
  PacketWinner,
} from '../../../domain/civic/red-packets/red-packet'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** A campaign, and the time at which the platform's clock said so, in milliseconds since 1970. */
export interface CurrentPacketCampaign {
  /** The campaign; null while the site has none. */
  readonly campaign: PacketCampaign | null
  readonly at: number
}

/** Red packets. */
export interface RedPacketsGateway {
  /** @param id The campaign; null for the current one of the site. */
  campaign(id: string | null, signal?: CancelSignal): Promise<Outcome<CurrentPacketCampaign>>
  standing(campaign: string, signal?: CancelSignal): Promise<Outcome<PacketStanding>>
  /** Opens a packet. A repeat with the same key is the same packet. */
  open(campaign: string, device: string, key: string): Promise<Outcome<PacketStanding>>
  openings(campaign: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<PacketOpening>>>
  winners(campaign: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<PacketWinner>>>
}
export const RedPacketsGateway = port<RedPacketsGateway>('RedPacketsGateway')
