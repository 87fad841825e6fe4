import * as account from './account'
import * as admin from './admin'
import * as affiliates from './affiliates'
import * as alternatives from './alternatives'
import * as appeals from './appeals'
import * as attribution from './attribution'
import * as billing from './billing'
import * as boundaries from './boundaries'
import * as calls from './calls'
import * as cards from './cards'
import * as characters from './characters'
import * as contact from './contact'
import * as conversations from './conversations'
import * as creators from './creators'
import type { Endpoint } from './endpoint'
import * as eventHead from './event-head'
import * as groupChats from './group-chats'
import * as identity from './identity'
import * as likes from './likes'
import * as memories from './memories'
import * as meta from './meta'
import * as models from './models'
import * as ownCharacters from './own-characters'
import * as personas from './personas'
import * as photos from './photos'
import * as places from './places'
import * as push from './push'
import * as reports from './reports'
import * as rewards from './rewards'
import * as sandbox from './sandbox'
import * as sessions from './sessions'
import * as suggestions from './suggestions'
import * as surprises from './surprises'
import * as users from './users'
import * as voiceNotes from './voice-notes'
import * as voices from './voices'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every call there is, by name; the server mounts these and nothing else. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    users,
    identity,
    sessions,
    account,
    alternatives,
    admin,
    appeals,
    calls,
    cards,
    characters,
    conversations,
    groupChats,
    creators,
    eventHead,
    likes,
    memories,
    meta,
    models,
    affiliates,
    attribution,
    billing,
    boundaries,
    contact,
    ownCharacters,
    personas,
    photos,
    places,
    push,
    reports,
    rewards,
    sandbox,
    suggestions,
    surprises,
    voiceNotes,
    voices,
  ].flatMap((module) => Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
