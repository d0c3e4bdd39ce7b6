export const WIDTH = 'mx-auto w-full max-w-[76rem] px-5 sm:px-8'
