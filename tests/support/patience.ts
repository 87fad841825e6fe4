import { configure } from '@testing-library/react'

/** How long an element is waited for, in milliseconds: the library's second is too short while both cores are busy. Setup of the project `dom`. */
configure({ asyncUtilTimeout: 10_000 })
