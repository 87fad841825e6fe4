import { rot13 } from '../normalize'

/**
 * Neutral word lists; harm lies only in how the rules combine them. All entries are written as `normalize` leaves them:
 * lower case, no accents, no apostrophes, no hyphens.
 */

/** Numbers below eighteen in English, Spanish, French, German and Portuguese. */
export const NUMBER_WORDS: Record<string, number> = {
  five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14,
  fifteen: 15, sixteen: 16, seventeen: 17,
  diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17,
  dix: 10, onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16,
  zehn: 10, elf: 11, zwolf: 12, dreizehn: 13, vierzehn: 14, funfzehn: 15, sechzehn: 16, siebzehn: 17,
  dez: 10, doze: 12, treze: 13, dezesseis: 16, dezessete: 17,
}

export const ORDINALS = [
  '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th', 'first', 'second', 'third',
  'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
] as const

export const SCHOOLS = ['high', 'middle', 'elementary', 'primary', 'secondary', 'grade', 'grammar', 'junior high'] as const

/** Words that code a person as under age by themselves. */
export const MINOR_TERMS = [
  'underage', 'under age', 'preteen', 'prepubescent', 'schoolgirl', 'schoolboy', 'teen', 'teenage', 'teenager',
  'tween', 'high schooler', 'middle schooler', 'colegiala', 'ecoliere', 'schulmadchen', 'adolescent', 'adolescente',
  'minor', 'minderjahrig', 'menor de edad', 'menor de idade', 'mineure',
  // Fetish names for drawn children and for coded youth; encoded so that the words stand nowhere in the repository.
  ...['ybyv', 'ybyvpba', 'fubgn', 'fubgnpba', 'wnvyonvg'].map(rot13),
] as const

/** Words for children that adults use of family, memory and jokes all day: the rules ask for more than their presence. */
export const CHILD_TERMS = [
  'child', 'children', 'kid', 'kids', 'toddler', 'toddlers', 'infant', 'little girl', 'little girls', 'little boy',
  'little boys', 'young girl', 'young girls', 'young boy', 'young boys', 'nina pequena', 'petite fille',
  'kleines madchen', 'menininha',
] as const

export const FAMILY = [
  'son', 'sons', 'daughter', 'daughters', 'sister', 'sisters', 'brother', 'brothers', 'niece', 'nieces', 'nephew',
  'nephews', 'cousin', 'cousins', 'grandson', 'granddaughter', 'grandkids', 'stepson', 'stepdaughter', 'kid', 'kids',
  'child', 'children', 'toddler', 'baby', 'students', 'student', 'pupils', 'pupil', 'class', 'classes', 'patient',
  'patients', 'goddaughter', 'godson', 'hijo', 'hija', 'hijos', 'sobrina', 'sobrino', 'hermana', 'hermano', 'fils',
  'niece', 'neveu', 'soeur', 'frere', 'tochter', 'sohn', 'schwester', 'bruder', 'nichte', 'neffe', 'filho', 'filha',
  'filhos', 'sobrinha', 'irma', 'irmao', 'teens', 'mother', 'father', 'mom', 'mum', 'dad', 'parent', 'raising',
] as const

/** Work with children. */
export const CARE_WORK = [
  'teach', 'teaches', 'teaching', 'teacher', 'taught', 'tutor', 'coach', 'coaching', 'babysit', 'babysitting', 'nanny',
  'pediatric', 'volunteer', 'counselor', 'professor', 'grading', 'grade papers',
] as const

/** What else has an age, or an epithet of youth. */
export const THINGS = [
  'whisky', 'whiskey', 'scotch', 'rum', 'wine', 'bottle', 'cheese', 'oak', 'car', 'truck', 'bike', 'dog', 'cat',
  'puppy', 'horse', 'house', 'flat', 'apartment', 'building', 'laptop', 'computer', 'phone', 'tv', 'couch', 'sofa',
  'mattress', 'tree', 'company', 'business', 'startup', 'marriage', 'relationship', 'friendship', 'bug', 'code', 'game',
  'show', 'movie', 'film', 'song', 'album', 'band', 'book', 'novel', 'series', 'drama', 'comedy', 'magazine', 'pop',
  'idol', 'angst', 'wolf', 'titans', 'spirit', 'recipe', 'tradition', 'boots', 'jacket', 'fridge', 'account',
  'parrot', 'hamster', 'turtle', 'labrador', 'retriever', 'terrier', 'blog', 'shop', 'restaurant', 'drinking',
  'drivers', 'driving', 'gambling', 'mortgage', 'contract', 'sweater', 'mutant', 'turtles', 'tomato', 'guitar', 'boat',
] as const

export const SEXUAL_TERMS = [
  'sex', 'sexual', 'sexually', 'sexy', 'sexting', 'erotic', 'erotica', 'nude', 'nudes', 'naked', 'undress',
  'undressed', 'undresses', 'undressing', 'topless', 'lingerie', 'nsfw', 'porn', 'orgasm', 'aroused', 'arousal',
  'intercourse', 'genitals', 'nipples', 'breasts', 'masturbate', 'masturbating', 'seduce', 'seduces', 'seducing',
  'seduction', 'seductive', 'lewd', 'fetish', 'intimate', 'intimately', 'make love', 'made love', 'making love',
  'sleep with me', 'sleep with her', 'sleep with him', 'clothes off', 'in bed together', 'virginity',
  'sexo', 'desnuda', 'desnudo', 'desnudarse', 'erotico', 'erotica', 'sexe', 'nue', 'deshabille', 'nackt', 'ausziehen',
  'erotisch', 'nua', 'pelada', 'sexuell', 'sexuel', 'sexuelle',
  // Everyday slang for arousal, body parts and acts; encoded to keep this file readable by anyone.
  ...['ubeal', 'chffl', 'pbpx', 'obbof', 'gvgf', 'oybjwbo', 'shpx ure', 'shpx uvz', 'shpx zr', 'shpx gurz'].map(rot13),
] as const

export const ROMANTIC_TERMS = [
  'kiss', 'kisses', 'kissed', 'kissing', 'make out', 'making out', 'made out', 'flirt', 'flirts', 'flirting', 'romance',
  'romantic', 'girlfriend', 'boyfriend', 'lover', 'lovers', 'date me', 'to date', 'date an?', 'dating', 'go on a date', 'in love', 'crush on',
  'marry me', 'be mine', 'cuddle', 'besame', 'besar', 'novia', 'novio', 'embrasse', 'petite amie', 'petit ami',
  'kuss', 'kusse', 'freundin', 'namorada', 'namorado', 'beije', 'beijar', 'amante',
] as const

/** Those who speak of harm done, of learning or of protection. */
export const CARE_TALK = [
  'abuse', 'abused', 'assault', 'assaulted', 'survivor', 'trauma', 'therapist', 'therapy', 'molested', 'raped',
  'police', 'court', 'charged', 'arrested', 'prevention', 'protect', 'sex ed', 'sex education', 'safe sex', 'puberty',
  'contraception', 'health class', 'consent laws',
] as const

export const ANIMALS = [
  'dog', 'dogs', 'horse', 'horses', 'animal', 'animals', 'cat', 'goat', 'sheep', 'pig', 'cow', 'donkey', 'pony',
  'stallion', 'wolf', 'perro', 'caballo', 'animales', 'chien', 'cheval', 'hund', 'pferd', 'tier', 'cachorro', 'cavalo',
] as const

export const DEAD_BODIES = ['corpse', 'corpses', 'cadaver', 'dead body', 'dead bodies', 'cadavre', 'leiche'] as const

/** Callings by which strangers are known to the public. */
export const PUBLIC_ROLES = [
  'actor', 'actress', 'singer', 'rapper', 'politician', 'president', 'senator', 'congresswoman', 'congressman',
  'prime minister', 'minister', 'streamer', 'youtuber', 'tiktoker', 'influencer', 'footballer', 'athlete', 'tennis player',
  'supermodel', 'model', 'celebrity', 'pop star', 'popstar', 'movie star', 'film star', 'rock star', 'comedian',
  'tv host', 'news anchor', 'billionaire', 'ceo', 'actriz', 'cantante', 'politico', 'politica', 'presidente',
  'actrice', 'acteur', 'chanteuse', 'chanteur', 'schauspielerin', 'schauspieler', 'sangerin', 'sanger', 'politikerin',
  'politiker', 'atriz', 'ator', 'cantora', 'cantor',
] as const

/** People one knows. */
export const ACQUAINTANCES = [
  'ex', 'ex wife', 'ex husband', 'ex girlfriend', 'ex boyfriend', 'co worker', 'coworker', 'colleague', 'boss', 'neighbor',
  'neighbour', 'classmate', 'roommate', 'flatmate', 'friend', 'best friend', 'friends wife', 'friends girlfriend',
  'teacher', 'professor', 'landlord', 'crush', 'sister in law', 'step mom', 'cousin', 'sister', 'brother', 'wife',
  'husband', 'girlfriend', 'boyfriend', 'secretary', 'manager', 'boss wife',
] as const

/** Either of the words, longest first so that phrases win over their parts. */
export function anyOf(words: readonly string[]): string {
  return `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`
}
