import './jitless'

export { DialogueChange, GreetingChange, LorebookEntryInput, LorebookSettingsInput, NicknameChange } from '../cards'
