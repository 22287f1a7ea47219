import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { PushAddress } from '../messages/push-device'

type Nothing = Readonly<Record<string, never>>

/** The widths of the areas at the edges of the screen that the app or the phone covers, in CSS pixels. */
export interface AppInsets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type NetworkKind = 'wifi' | 'cellular' | 'other' | 'none'

/** A session that the app vouches for, because it hands it over by an answer or an event, not by an address. */
export interface AppSession {
  readonly token: string
}

/** A picture of the app, as base64 without a prefix. */
export interface AppPicture {
  readonly type: string
  readonly data: string
}

/** A position of the app. China's maps shift positions; `system` names the system in which the app counts. */
export interface AppPosition extends GeoPoint {
  readonly system?: 'WGS-84' | 'GCJ-02' | 'BD-09' | undefined
}

/**
 * What the client can ask of the native app around it: the argument and the answer of each method. The answer is
 * `null` where the app only has to be told.
 */
export interface AppMethods {
  /** The session of the app's user; a null token stands for nobody. */
  readonly session: { readonly argument: Nothing; readonly answer: { readonly token: string | null } }
  readonly login: { readonly argument: Nothing; readonly answer: AppSession }
  readonly relogin: { readonly argument: Nothing; readonly answer: AppSession }
  readonly bindPhone: { readonly argument: Nothing; readonly answer: true }
  readonly share: {
    readonly argument: {
      readonly title: string
      readonly text: string
      readonly url: string
      /** The poster as base64; '' when only the address is shared. */
      readonly picture: string
    }
    readonly answer: 'shared' | 'dismissed'
  }
  readonly openUrl: { readonly argument: { readonly url: string }; readonly answer: null }
  readonly openPage: { readonly argument: { readonly url: string }; readonly answer: null }
  readonly close: { readonly argument: Nothing; readonly answer: null }
  readonly setTitle: { readonly argument: { readonly title: string }; readonly answer: null }
  readonly scan: { readonly argument: Nothing; readonly answer: string }
  readonly checkFace: { readonly argument: Nothing; readonly answer: string }
  readonly location: { readonly argument: Nothing; readonly answer: AppPosition }
  readonly chooseImage: { readonly argument: { readonly count: number }; readonly answer: readonly AppPicture[] }
  readonly saveImage: {
    readonly argument: { readonly name: string; readonly type: string; readonly data: string }
    readonly answer: true
  }
  readonly playState: {
    readonly argument: { readonly state: 'playing' | 'paused' | 'stopped'; readonly title: string }
    readonly answer: null
  }
  readonly setStatusBar: {
    readonly argument: { readonly colour: string; readonly ink: 'light' | 'dark' }
    readonly answer: null
  }
  readonly vibrate: { readonly argument: { readonly milliseconds: number }; readonly answer: null }
  readonly dial: { readonly argument: { readonly phone: string }; readonly answer: null }
  readonly openMap: {
    readonly argument: { readonly latitude: number; readonly longitude: number; readonly name: string }
    readonly answer: null
  }
  /** Shows pictures in full screen. `urls` has one address a line; `current` is the one to begin with. */
  readonly previewImages: {
    readonly argument: { readonly current: string; readonly urls: string }
    readonly answer: null
  }
  readonly setBadge: { readonly argument: { readonly count: number }; readonly answer: null }
  /** Asks the app's user whether it may notify them, and subscribes with the site's key (VAPID, RFC 8291). */
  readonly subscribePush: { readonly argument: { readonly key: string }; readonly answer: PushAddress }
  readonly keepAwake: { readonly argument: { readonly on: boolean }; readonly answer: null }
  readonly insets: { readonly argument: Nothing; readonly answer: AppInsets }
  readonly theme: { readonly argument: Nothing; readonly answer: 'light' | 'dark' | 'system' }
  readonly language: { readonly argument: Nothing; readonly answer: string }
  readonly textSize: { readonly argument: Nothing; readonly answer: number }
  readonly networkKind: { readonly argument: Nothing; readonly answer: NetworkKind }
}

export type AppMethod = keyof AppMethods
export type Argument<Method extends AppMethod> = AppMethods[Method]['argument']
export type Answer<Method extends AppMethod> = AppMethods[Method]['answer']

/** What the app tells the page while it is open. */
export type AppEvent =
  /** Android's back button was pressed, or a button of the app that means the same. */
  | { readonly type: 'back' }
  | { readonly type: 'background' | 'foreground' }
  /** The app's user logged out. */
  | { readonly type: 'logOut' }
  /** The app's user logged in, or changed to another account. */
  | { readonly type: 'account'; readonly value: AppSession }
  | { readonly type: 'insets'; readonly value: AppInsets }
  | { readonly type: 'theme'; readonly value: Answer<'theme'> }
  | { readonly type: 'language'; readonly value: string }
  | { readonly type: 'textSize'; readonly value: number }
  | { readonly type: 'networkKind'; readonly value: NetworkKind }
