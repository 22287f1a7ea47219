import { runInAction } from 'mobx'
import { boxToAsk, covers, isInside, type MapBox } from '../../../domain/civic/maps/map-box'
import { placeKey, type MapPlace, type PlacesInBox, type PlaceSort } from '../../../domain/civic/maps/map-place'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Clock } from '../../frame/shared/clock'
import type { Failure, Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import { CancelSource } from '../../frame/uploads/cancel-source'

/** Debounce: milliseconds without a move of the map, after which the places are requested. */
const pause = 250
/** The number of answers that are cached, for when the map is moved back. */
const mostAnswers = 24

type LoadPlaces = (box: MapBox, sort: PlaceSort | null, signal: CancelSignal) => Promise<Outcome<PlacesInBox>>

interface PlacesRequest {
  readonly box: MapBox
  readonly sort: PlaceSort | null
}

interface Answer extends PlacesRequest {
  readonly places: PlacesInBox
}

/**
 * The places on the part of the map in view. They are requested after a pause, for a box wider than the view; a request
 * that a further move has outdated is cancelled. Until an answer comes, the places of earlier answers are shown.
 */
export class PlacesInView {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  failure: Failure | null = null
  private view: MapBox | null = null
  private sort: PlaceSort | null = null
  private answers: readonly Answer[] = []
  /** The request under way; null when there is none. */
  private pending: PlacesRequest | null = null
  private cancelPause: () => void = () => undefined
  private source = new CancelSource()

  constructor(
    private readonly ask: LoadPlaces,
    private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** The places in and around the view; null until something is known. */
  get places(): PlacesInBox | null {
    const { view } = this
    if (view === null) return null
    const answer = this.answerFor({ box: boxToAsk(view), sort: this.sort })
    if (answer !== undefined) return answer.places
    const [latest] = this.answers
    if (latest === undefined) return null
    // The earlier marks stay until the new ones arrive.
    return this.state === 'failed' || latest.sort !== this.sort ? this.remembered : latest.places
  }

  /** The places within the view itself. */
  get inView(): readonly MapPlace[] {
    const { view } = this
    return view === null ? [] : (this.places?.places.filter((place) => isInside(place, view)) ?? [])
  }

  get boxInView(): MapBox | null {
    return this.view
  }

  /**
   * Shows a view. For the first view, or another sort of place, it resolves once the places are loaded; otherwise at
   * once.
   */
  async look(view: MapBox, sort: PlaceSort | null): Promise<void> {
    const isFirst = this.view === null || sort !== this.sort
    this.view = view
    this.sort = sort
    this.cancelPause()
    const request = { box: boxToAsk(view), sort }
    const cachedAnswer = this.answerFor(request)
    if (cachedAnswer !== undefined) {
      this.source.cancel()
      this.pending = null
      this.answers = [cachedAnswer, ...this.answers.filter((answer) => answer !== cachedAnswer)]
      this.state = 'ready'
      this.failure = null
    } else if (this.pending !== null && this.pending.sort === sort && covers(this.pending.box, request.box)) return
    else if (isFirst) await this.load(request)
    else this.cancelPause = this.clock.after(pause, () => void this.load(request))
  }

  /** Repeats the request after a failure. */
  async reload(): Promise<void> {
    if (this.view !== null) await this.load({ box: boxToAsk(this.view), sort: this.sort })
  }

  stop(): void {
    this.cancelPause()
    this.source.cancel()
    this.pending = null
  }

  private async load(request: PlacesRequest): Promise<void> {
    this.stop()
    const source = new CancelSource()
    this.source = source
    this.pending = request
    this.state = 'loading'
    const outcome = await this.ask(request.box, request.sort, source.signal)
    if (source.signal.aborted) return
    runInAction(() => {
      this.pending = null
      this.state = outcome.ok ? 'ready' : 'failed'
      this.failure = outcome.ok ? null : outcome.reason
      if (!outcome.ok) return
      const otherAnswers = this.answers.filter((answer) => !isSame(answer, request))
      this.answers = [{ ...request, places: outcome.value }, ...otherAnswers].slice(0, mostAnswers)
      // The visitor may have zoomed in meanwhile; when the answer has groups, the smaller box is requested.
      if (this.view !== null) void this.look(this.view, this.sort)
    })
  }

  /**
   * A cached answer for the wanted box. An answer that lists every place singly also serves a smaller box inside its
   * own.
   */
  private answerFor(request: PlacesRequest): Answer | undefined {
    const sameAnswer = this.answers.find((answer) => isSame(answer, request))
    if (sameAnswer !== undefined) return sameAnswer
    return this.answers.find(
      ({ box, sort, places }) =>
        sort === request.sort && covers(box, request.box) && places.places.length === places.total && !places.isMore,
    )
  }

  /** The places of the chosen sort in all cached answers, each once. */
  private get remembered(): PlacesInBox {
    const all = new Map<string, MapPlace>()
    for (const { places } of this.answers)
      for (const place of places.places)
        if (this.sort === null || place.sort === this.sort) all.set(placeKey(place), place)
    return { places: [...all.values()], groups: [], total: all.size, isMore: true }
  }
}

const isSame = (one: PlacesRequest, other: PlacesRequest): boolean =>
  one.sort === other.sort && covers(one.box, other.box) && covers(other.box, one.box)
