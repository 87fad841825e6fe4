declare module 'mistral-tokenizer-js' {
  const tokenizer: { encode(text: string, begin?: boolean, space?: boolean): number[] }
  export default tokenizer
}
