import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { OpenRedPacket } from '../../../application/civic/red-packets/open-red-packet'
import {
  RedPacketsGateway,
  type CurrentPacketCampaign,
} from '../../../application/civic/red-packets/red-packets-gateway'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Clock } from '../../../application/frame/shared/clock'
import type { Failure, Outcome } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { mapPage, type Page, type PageRequest } from '../../../application/frame/shared/page'
import type { Resources } from '../../../application/frame/shared/resource'
import {
  packetPhase,
  type PacketCampaign,
  type PacketOpening,
  type PacketPhase,
  type PacketStanding,
  type PacketWinner,
} from '../../../domain/civic/red-packets/red-packet'
import { success } from '../../../domain/frame/shared/result'
import { timeLeft, type TimeLeft } from '../../../domain/frame/shared/time-left'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** A row below the packet: somebody's winning, or a packet that the member opened. */
export type PacketRow =
  | { readonly row: 'winner'; readonly winner: PacketWinner }
  | { readonly row: 'opening'; readonly opening: PacketOpening }

/** Why a packet stays closed although the campaign is open. */
export type PacketObstacle = 'phone-used' | 'device-used'
const obstacles: readonly string[] = ['phone-used', 'device-used'] satisfies readonly PacketObstacle[]

const second = 1000

/** S080: a campaign of red packets: the packet of the day, the rules, the winners and the member's own packets. */
export class RedPacketViewModel implements ScreenViewModel {
  readonly current: Loadable<CurrentPacketCampaign>
  readonly standing: Loadable<PacketStanding>
  readonly rows: FilteredList<PacketRow, { readonly id: string; readonly show: string }>
  readonly resources: Resources
  isOpening = false
  /** Whether the packet was opened just now, before the visitor's eyes. */
  wasOpenedHere = false
  /** Why the last attempt failed; whether the packet was opened is then unknown, and the next attempt shows it. */
  failure: Failure | null = null
  obstacle: PacketObstacle | null = null
  showsRules = false
  /** The platform's time; null until the screen is shown, since a first view is drawn without it. */
  private now: number | null = null
  /** The milliseconds by which the platform's clock is ahead of this one. */
  private ahead = 0
  private id = ''
  private wasShown = false

  constructor(
    @inject(RedPacketsGateway) private readonly gateway: RedPacketsGateway,
    @inject(OpenRedPacket) private readonly opening: OpenRedPacket,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.current = new Loadable((signal) => gateway.campaign(this.id === '' ? null : this.id, signal))
    this.standing = new Loadable((signal) => gateway.standing(this.campaign?.id ?? '', signal))
    this.rows = new FilteredList({
      navigator,
      defaults: { id: '', show: '' },
      load: ({ show }, request, signal) => this.loadRows(show, request, signal),
      keyOf: (row) => (row.row === 'winner' ? row.winner.id : row.opening.id),
    })
    // Nothing is saved: what was won is the member's alone, and the rest is soon out of date.
    this.resources = {
      campaign: {
        open: (location, signal) => this.load(location, signal),
        onLocationChange: (location) => this.rows.onLocationChange(location),
        reload: () => this.reload(),
      },
    }
    observe(this)
  }

  get campaign(): PacketCampaign | null {
    return this.current.value?.campaign ?? null
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get hasPhone(): boolean {
    return this.session.hasPhone
  }

  get phase(): PacketPhase | null {
    return this.campaign === null ? null : packetPhase(this.campaign, this.isMember ? this.standing.value : null)
  }

  /** Whether the packet can be opened now, as far as the screen knows. */
  get mayOpen(): boolean {
    return this.phase === 'open' && this.obstacle === null && (!this.isMember || this.standing.value !== null)
  }

  /** The time until the campaign begins; null while it is unknown, or when the campaign has begun. */
  get untilBegin(): TimeLeft | null {
    return this.campaign === null || this.now === null ? null : timeLeft(this.campaign.beginsAt, this.now)
  }

  get head(): ScreenHead | null {
    return this.campaign === null ? null : { title: this.campaign.title }
  }

  get isGone(): boolean {
    return this.current.failure?.code === 'gone'
  }

  applyLocation({ query }: ScreenLocation): void {
    this.id = query['id'] ?? ''
  }

  /** Counts the seconds until the campaign begins, by the platform's clock. */
  show(): () => void {
    this.tick()
    return this.clock.every(second, () => this.tick())
  }

  /** Loads everything again whenever the visitor comes back, and opens the packet that a detour interrupted. */
  onArrival(): void {
    if (this.wasShown) void this.refresh().then(() => this.resume())
    else if (this.isMember && this.standing.state === 'idle') void this.standing.load().then(() => this.resume())
    else this.resume()
    // A first view may be some minutes old, and its clock with it.
    if (!this.wasShown && this.campaign?.state === 'coming') void this.current.load().then(() => this.followClock())
    this.wasShown = true
  }

  reload(): void {
    void this.refresh()
  }

  async refresh(): Promise<void> {
    await this.current.load()
    this.followClock()
    await Promise.all([this.isMember && this.campaign !== null ? this.standing.load() : null, this.rows.restart()])
  }

  async open(): Promise<void> {
    const { campaign } = this
    if (campaign === null || this.isOpening) return
    this.isOpening = true
    this.failure = null
    const outcome = await this.opening.execute(campaign.id)
    runInAction(() => (this.isOpening = false))
    if (outcome !== null) await this.take(outcome)
  }

  choose(show: string): void {
    this.rows.choose({ show })
  }

  openRules(): void {
    this.showsRules = true
  }

  closeRules(): void {
    this.showsRules = false
  }

  private async take(outcome: Outcome<PacketStanding>): Promise<void> {
    if (outcome.ok) {
      this.standing.set(outcome.value)
      this.wasOpenedHere = true
      await this.rows.restart()
      return
    }
    const { code, state } = outcome.reason
    if (obstacles.includes(state)) this.obstacle = state as PacketObstacle
    else if (code === 'state-refuses' || code === 'somebody-first') await this.refresh()
    else if (code !== 'session-expired') this.failure = outcome.reason
  }

  private resume(): void {
    const { campaign } = this
    if (campaign !== null && this.mayOpen && this.opening.consumeIntent(campaign.id)) void this.open()
  }

  private async load(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    await this.current.load(signal)
    this.followClock()
    if (this.campaign === null) return
    await Promise.all([this.isMember ? this.standing.load(signal) : null, this.rows.open(location, signal)])
  }

  private followClock(): void {
    const { value } = this.current
    if (value !== null) this.ahead = value.at - this.clock.now()
  }

  private tick(): void {
    if (this.campaign?.state !== 'coming') return
    this.now = this.clock.now() + this.ahead
    if (this.untilBegin === null && this.current.state === 'ready') void this.refresh()
  }

  private async loadRows(show: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<PacketRow>>> {
    const { campaign } = this
    if (campaign === null || (show === 'mine' && !this.isMember)) return success({ items: [], nextCursor: null })
    if (show === 'mine')
      return mapPage<PacketOpening, PacketRow>(
        await this.gateway.openings(campaign.id, request, signal),
        (opening) => ({ row: 'opening', opening }),
      )
    return mapPage<PacketWinner, PacketRow>(await this.gateway.winners(campaign.id, request, signal), (winner) => ({
      row: 'winner',
      winner,
    }))
  }
}
