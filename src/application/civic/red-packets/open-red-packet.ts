import { inject } from 'inversify'
import type { PacketStanding } from '../../../domain/civic/red-packets/red-packet'
import { isOvertaken } from '../../frame/cases/case-act'
import { DeviceMark } from '../../frame/session/visit/device-mark'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'
import { Random } from '../../frame/shared/random'
import { RedPacketsGateway } from './red-packets-gateway'

const kind = 'open-red-packet'

/**
 * Opens a red packet. A guest logs in first, and who has no phone adds one; the packet is opened when they return. When
 * an answer is lost, the next attempt has the same key, so that it shows what the first one opened.
 */
export class OpenRedPacket {
  private key: string | null = null

  constructor(
    @inject(RedPacketsGateway) private readonly gateway: RedPacketsGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(DeviceMark) private readonly device: DeviceMark,
    @inject(Random) private readonly random: Random,
  ) {}

  /** Resolves to how the member stands afterwards; null on a detour. */
  async execute(campaign: string): Promise<Outcome<PacketStanding> | null> {
    const intent = { kind, target: campaign, payload: null }
    if (!this.intents.requirePhone(intent)) return null
    this.key ??= this.random.id()
    const outcome = await this.gateway.open(campaign, this.device.read(), this.key)
    this.intents.saveIfExpired(intent, outcome)
    // A refusal wrote nothing, or says that the key was used long ago; neither needs the key again.
    if (outcome.ok || isOvertaken(outcome.reason)) this.key = null
    return outcome
  }

  /** Whether a detour interrupted the opening, and it can be done now. True only once. */
  consumeIntent(campaign: string): boolean {
    return this.intents.mayAct('phone') && this.intents.consume(kind, campaign) !== null
  }
}
